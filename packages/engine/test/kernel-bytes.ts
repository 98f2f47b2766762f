import { readFileSync } from 'node:fs';

/** The compiled kernel. */
export const KERNEL_BYTES: Uint8Array = readFileSync(new URL('../dist/kernel.wasm', import.meta.url));
