import { lengthOf } from '../steps.ts';

/** More turns than any position has. */
export const NO_LIMIT = 0x3fffffff;

/** Turns one after the other in one reused buffer; each begins with its header, which holds its length. */
export class TurnList {
  data: Int32Array = new Int32Array(1 << 12);
  /** How many integers are in use. */
  size = 0;
  /** How many turns there are. */
  count = 0;
  /** Whether there are others that were left out because they are no evasions. */
  isPartial = false;
  /** So many turns are enough: none are looked for once there are that many, give or take those that come together. */
  most: number = NO_LIMIT;
  /** To no turn are more builds added than this. */
  mostAdded: number = NO_LIMIT;
  /** Whether long turns were left out because there are too many. */
  isBrief = false;

  clear(): void {
    this.size = 0;
    this.count = 0;
    this.isPartial = false;
    this.isBrief = false;
  }

  /** Whether there are as many turns as are enough: there may be others. */
  get isFull(): boolean {
    return this.count >= this.most;
  }

  /** Makes room for `more` integers. */
  reserve(more: number): void {
    if (this.size + more <= this.data.length) return;
    const larger = new Int32Array(Math.max(this.data.length * 2, this.size + more));
    larger.set(this.data);
    this.data = larger;
  }

  /** Where each turn begins, in order. */
  *starts(): Generator<number> {
    for (let at = 0; at < this.size; at += lengthOf(this.data[at]!)) yield at;
  }

  /** A copy of the turn that begins at `at`. */
  turn(at: number): Int32Array {
    return this.data.slice(at, at + lengthOf(this.data[at]!));
  }
}
