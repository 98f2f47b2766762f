declare module 'vitest' {
  /** What is made ready once before all browser tests, by `scripts/browser-setup.ts`. */
  interface ProvidedContext {
    /** The path of the browser. */
    chromium: string;
    /** The folder of the built pages. */
    pages: string;
  }
}

export {};
