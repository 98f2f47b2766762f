/** As much of WebAssembly as the kernel needs; neither every host has it nor the language's own types. */
export interface WebAssembly {
  validate(bytes: Uint8Array): boolean;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}

/** The host's WebAssembly, if it has any. */
export const webAssembly: WebAssembly | undefined = (
  globalThis as unknown as { readonly WebAssembly?: WebAssembly }
).WebAssembly;
