import type { Calibrations } from '../evaluation/win-chance.ts';
import { FEATURES, SEEN_BY_OTHERS } from './features.ts';
import { type Kernel, LIST_LENGTH, SLOTS } from './kernel.ts';
import { type Net, ONE, worthOfSum } from './net.ts';

const SEEN_BY_SELF = Uint16Array.from({ length: FEATURES }, (_, feature) => feature);

/** The arithmetic in JavaScript, for where there is no SIMD; the same numbers as `kernel/kernel.ts`. */
export class PlainKernel implements Kernel {
  readonly added: Uint16Array = new Uint16Array(LIST_LENGTH);
  readonly removed: Uint16Array = new Uint16Array(LIST_LENGTH);
  private readonly net: Net;
  private readonly slots: Int16Array;

  constructor(net: Net) {
    this.net = net;
    this.slots = new Int16Array(SLOTS * 2 * net.width);
    this.slots.set(net.bias, 0);
    this.slots.set(net.bias, net.width);
  }

  get calibrations(): Calibrations {
    return this.net.calibrations;
  }

  judge(from: number, to: number, added: number, removed: number, forOthers: number): number {
    const { width, outputBias } = this.net;
    const source = from * 2 * width;
    const target = to * 2 * width;
    this.slots.copyWithin(target, source, source + 2 * width);
    this.update(target, added, removed, SEEN_BY_SELF);
    this.update(target + width, added, removed, SEEN_BY_OTHERS);
    const own = this.sum(target, forOthers * width);
    const others = this.sum(target + width, (1 - forOthers) * width);
    return worthOfSum(own + others + outputBias * ONE);
  }

  /** Sums wrap around at 16 bits, as they do in the registers. */
  private update(at: number, added: number, removed: number, seen: Readonly<Uint16Array>): void {
    const { slots } = this;
    const { width, weights } = this.net;
    // What comes mostly comes in place of something that goes: both in one pass.
    const pairs = Math.min(added, removed);
    for (let n = 0; n < pairs; n++) {
      const come = seen[this.added[n]!]! * width;
      const gone = seen[this.removed[n]!]! * width;
      for (let i = 0; i < width; i++) slots[at + i]! += weights[come + i]! - weights[gone + i]!;
    }
    for (let n = pairs; n < added; n++) {
      const come = seen[this.added[n]!]! * width;
      for (let i = 0; i < width; i++) slots[at + i]! += weights[come + i]!;
    }
    for (let n = pairs; n < removed; n++) {
      const gone = seen[this.removed[n]!]! * width;
      for (let i = 0; i < width; i++) slots[at + i]! -= weights[gone + i]!;
    }
  }

  private sum(at: number, output: number): number {
    const { slots } = this;
    const { width, outputs } = this.net;
    let sum = 0;
    for (let i = 0; i < width; i++) {
      const value = slots[at + i]!;
      const clamped = value < 0 ? 0 : value > ONE ? ONE : value;
      sum += clamped * clamped * outputs[output + i]!;
    }
    return sum;
  }
}
