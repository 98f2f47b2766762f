import { FEATURES, SEEN_BY_OTHERS } from './features.ts';
import { type Kernel, LIST_LENGTH, SLOTS } from './kernel.ts';
import { type Net, ONE } from './net.ts';
import type { WebAssembly } from './web-assembly.ts';

const PAGE = 1 << 16;

/** What `kernel/kernel.ts` exports; places in memory are counted in bytes. */
interface Exports {
  setUp(
    width: number,
    ownRows: number,
    othersRows: number,
    outputs: number,
    slots: number,
    bias: number,
  ): void;
  judge: Kernel['judge'];
}

/** The arithmetic in WebAssembly. The bytes are those of the compiled `kernel/kernel.ts`, and the host can run them. */
export function createWasmKernel(host: WebAssembly, bytes: Uint8Array, net: Net): Kernel {
  const { width } = net;
  // The lists come first, where the kernel expects them; whatever vectors are loaded from begins at a multiple of 16.
  const ownRows = 2 * LIST_LENGTH * 2;
  const othersRows = aligned(ownRows + FEATURES * 4);
  const outputs = aligned(othersRows + FEATURES * 4);
  const weights = aligned(outputs + 2 * width * 2);
  const slots = aligned(weights + FEATURES * width * 2);
  const end = slots + SLOTS * 2 * width * 2;

  const memory = new host.Memory({ initial: Math.ceil(end / PAGE) });
  const { buffer } = memory;
  const row = (feature: number): number => weights + feature * width * 2;
  new Uint32Array(buffer, ownRows, FEATURES).set(Array.from({ length: FEATURES }, (_, n) => row(n)));
  new Uint32Array(buffer, othersRows, FEATURES).set(Array.from(SEEN_BY_OTHERS, row));
  new Int16Array(buffer, outputs, 2 * width).set(net.outputs);
  new Int16Array(buffer, weights, FEATURES * width).set(net.weights);
  new Int16Array(buffer, slots, width).set(net.bias);
  new Int16Array(buffer, slots + width * 2, width).set(net.bias);

  const instance = new host.Instance(new host.Module(bytes), { env: { memory } });
  const { setUp, judge } = instance.exports as Exports;
  setUp(width, ownRows, othersRows, outputs, slots, net.outputBias * ONE);
  return {
    calibrations: net.calibrations,
    added: new Uint16Array(buffer, 0, LIST_LENGTH),
    removed: new Uint16Array(buffer, LIST_LENGTH * 2, LIST_LENGTH),
    judge,
  };
}

const aligned = (at: number): number => Math.ceil(at / 16) * 16;
