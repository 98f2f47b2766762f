import type { Calibrations } from '../evaluation/win-chance.ts';
import { FEATURES, OTHER_PERSPECTIVE } from './features.ts';
import { ACCUMULATORS, type Kernel, LIST_LENGTH } from './kernel.ts';
import { type Net, ONE, scoreOfSum, sumOutputRows } from './net.ts';
import { OUTPUT_BUCKETS } from './output-buckets.ts';

const OWN_PERSPECTIVE = Uint16Array.from({ length: FEATURES }, (_, feature) => feature);

/** The arithmetic in JavaScript, for where there is no SIMD; the same scores as `kernel/kernel.ts`. */
export class PlainKernel implements Kernel {
  readonly added: Uint16Array = new Uint16Array(LIST_LENGTH);
  readonly removed: Uint16Array = new Uint16Array(LIST_LENGTH);
  private readonly net: Net;
  private readonly accumulators: Int16Array;
  /** The weights of the output in each bucket. */
  private readonly outputs: readonly Int16Array[];

  constructor(net: Net) {
    this.net = net;
    this.outputs = Array.from({ length: OUTPUT_BUCKETS }, () => new Int16Array(2 * net.hidden));
    this.accumulators = new Int16Array(ACCUMULATORS * 2 * net.hidden);
    this.accumulators.set(net.bias, 0);
    this.accumulators.set(net.bias, net.hidden);
  }

  get calibrations(): Calibrations {
    return this.net.calibrations;
  }

  evaluate(from: number, to: number, added: number, removed: number, bucket: number): number {
    const { hidden, outputBias } = this.net;
    const source = from * 2 * hidden;
    const target = to * 2 * hidden;
    this.accumulators.copyWithin(target, source, source + 2 * hidden);
    this.update(target, added, removed, OWN_PERSPECTIVE);
    this.update(target + hidden, added, removed, OTHER_PERSPECTIVE);
    const outputs = this.outputs[bucket]!;
    const forOthers = bucket & 1;
    const own = this.sum(target, outputs, forOthers * hidden);
    const others = this.sum(target + hidden, outputs, (1 - forOthers) * hidden);
    return scoreOfSum(own + others + outputBias * ONE);
  }

  sumOutputs(bucket: number, rows: Uint16Array, count: number): void {
    sumOutputRows(this.net, rows, count, this.outputs[bucket]!);
  }

  /** Sums wrap around at 16 bits, as they do in the registers. */
  private update(at: number, added: number, removed: number, seen: Readonly<Uint16Array>): void {
    const { accumulators } = this;
    const { hidden, weights } = this.net;
    // What comes mostly comes in place of something that goes: both in one pass.
    const pairs = Math.min(added, removed);
    for (let n = 0; n < pairs; n++) {
      const come = seen[this.added[n]!]! * hidden;
      const gone = seen[this.removed[n]!]! * hidden;
      for (let i = 0; i < hidden; i++) accumulators[at + i]! += weights[come + i]! - weights[gone + i]!;
    }
    for (let n = pairs; n < added; n++) {
      const come = seen[this.added[n]!]! * hidden;
      for (let i = 0; i < hidden; i++) accumulators[at + i]! += weights[come + i]!;
    }
    for (let n = pairs; n < removed; n++) {
      const gone = seen[this.removed[n]!]! * hidden;
      for (let i = 0; i < hidden; i++) accumulators[at + i]! -= weights[gone + i]!;
    }
  }

  private sum(at: number, outputs: Int16Array, from: number): number {
    const { accumulators } = this;
    const { hidden } = this.net;
    let sum = 0;
    for (let i = 0; i < hidden; i++) {
      const value = accumulators[at + i]!;
      // SCReLU.
      const clamped = value < 0 ? 0 : value > ONE ? ONE : value;
      sum += clamped * clamped * outputs[from + i]!;
    }
    return sum;
  }
}
