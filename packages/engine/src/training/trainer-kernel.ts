import type { TrainerKernel } from './trainer.ts';
import { fillTables, layoutFor } from './training-memory.ts';

/** Memory that several instances of the kernel work in. */
export interface SharedMemory {
  readonly buffer: SharedArrayBuffer;
}

/** As much of WebAssembly as training needs; the language's own types have none. */
interface Host {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { initial: number; maximum: number; shared: true }) => SharedMemory;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}

const host = (globalThis as unknown as { readonly WebAssembly: Host }).WebAssembly;

/** What the compiled kernel says that it may come to need, in pages. */
const MOST_PAGES = 65_536;

/** Memory for training so many hidden units with so many threads. */
export function createTrainingMemory(hidden: number, threads: number): SharedMemory {
  const layout = layoutFor(hidden, threads);
  const memory = new host.Memory({ initial: layout.pages, maximum: MOST_PAGES, shared: true });
  fillTables(layout, memory.buffer);
  return memory;
}

/** An instance of the kernel; the bytes are those of the compiled `kernel/trainer.ts`. */
export function createTrainerKernel(bytes: Uint8Array, memory: SharedMemory): TrainerKernel {
  const module = new host.Module(bytes);
  const { exports } = new host.Instance(module, { env: { memory }, trainer: { exp: Math.exp } });
  return exports as TrainerKernel;
}
