import { FEATURES, OTHER_PERSPECTIVE } from './features.ts';
import { ACCUMULATORS, type Kernel, LIST_LENGTH } from './kernel.ts';
import { type Net, ONE, sumOutputRows } from './net.ts';
import { OUTPUT_BUCKETS } from './output-buckets.ts';
import type { WebAssembly } from './web-assembly.ts';

const PAGE = 1 << 16;

/** What `kernel/kernel.ts` exports; places in memory are counted in bytes. */
interface Exports {
  setUp(
    hidden: number,
    ownRows: number,
    othersRows: number,
    outputs: number,
    accumulators: number,
    bias: number,
  ): void;
  evaluate: Kernel['evaluate'];
}

/** The arithmetic in WebAssembly. The bytes are those of the compiled `kernel/kernel.ts`, and the host can run them. */
export function createWasmKernel(host: WebAssembly, bytes: Uint8Array, net: Net): Kernel {
  const { hidden } = net;
  // The lists come first, where the kernel expects them; whatever vectors are loaded from begins at a multiple of 16.
  const ownRows = 2 * LIST_LENGTH * 2;
  const othersRows = aligned(ownRows + FEATURES * 4);
  const outputs = aligned(othersRows + FEATURES * 4);
  const weights = aligned(outputs + OUTPUT_BUCKETS * 2 * hidden * 2);
  const accumulators = aligned(weights + FEATURES * hidden * 2);
  const end = accumulators + ACCUMULATORS * 2 * hidden * 2;

  const memory = new host.Memory({ initial: Math.ceil(end / PAGE) });
  const { buffer } = memory;
  const row = (feature: number): number => weights + feature * hidden * 2;
  new Uint32Array(buffer, ownRows, FEATURES).set(Array.from({ length: FEATURES }, (_, n) => row(n)));
  new Uint32Array(buffer, othersRows, FEATURES).set(Array.from(OTHER_PERSPECTIVE, row));
  new Int16Array(buffer, weights, FEATURES * hidden).set(net.weights);
  new Int16Array(buffer, accumulators, hidden).set(net.bias);
  new Int16Array(buffer, accumulators + hidden * 2, hidden).set(net.bias);

  const instance = new host.Instance(new host.Module(bytes), { env: { memory } });
  const { setUp, evaluate } = instance.exports as Exports;
  setUp(hidden, ownRows, othersRows, outputs, accumulators, net.outputBias * ONE);
  return {
    calibrations: net.calibrations,
    added: new Uint16Array(buffer, 0, LIST_LENGTH),
    removed: new Uint16Array(buffer, LIST_LENGTH * 2, LIST_LENGTH),
    evaluate,
    sumOutputs: (bucket, rows, count) =>
      sumOutputRows(net, rows, count, new Int16Array(buffer, outputs + bucket * 2 * hidden * 2, 2 * hidden)),
  };
}

const aligned = (at: number): number => Math.ceil(at / 16) * 16;
