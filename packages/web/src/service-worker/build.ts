/** What the build knows of itself; `build/offline.ts` writes it in place of this name. */
declare const __THERA_BUILD__: {
  /** Changes whenever any file does. */
  readonly version: string;
  /** Everything that is needed to play offline, what is needed first being first. */
  readonly files: readonly string[];
};

/** The version of this build, and its files. */
export const { version, files } = __THERA_BUILD__;
