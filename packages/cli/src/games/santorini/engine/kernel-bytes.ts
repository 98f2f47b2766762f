import { existsSync, readFileSync } from 'node:fs';

/** A compiled kernel of the engine, if it has been compiled. */
export function kernelBytes(name: 'kernel' | 'trainer'): Uint8Array | undefined {
  const place = new URL(`../../../../../engine/dist/${name}.wasm`, import.meta.url);
  return existsSync(place) ? readFileSync(place) : undefined;
}
