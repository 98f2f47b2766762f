import type { Kernel } from './kernel.ts';
import type { Net } from './net.ts';
import { PlainKernel } from './plain-kernel.ts';
import { createWasmKernel } from './wasm-kernel.ts';
import { webAssembly } from './web-assembly.ts';

/** The arithmetic of a net: in the compiled kernel where it is handed in and the host can run it, or else without. */
export function createKernel(net: Net, bytes?: Uint8Array): Kernel {
  return bytes !== undefined && webAssembly?.validate(bytes)
    ? createWasmKernel(webAssembly, bytes, net)
    : new PlainKernel(net);
}
