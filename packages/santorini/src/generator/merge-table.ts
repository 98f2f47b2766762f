const KEY = 10;

/** Remembers results of one position, compared exactly; emptied by a new stamp instead of by clearing. */
export class MergeTable {
  private mask = (1 << 13) - 1;
  private used = 0;
  private stamp = 1;
  private stamps = new Int32Array(this.mask + 1);
  private keys = new Int32Array((this.mask + 1) * KEY);

  clear(): void {
    this.used = 0;
    this.stamp = (this.stamp + 1) & 0x3fffffff;
    if (this.stamp !== 0) return;
    // The stamp has wrapped around: old entries could look new.
    this.stamps.fill(0);
    this.stamp = 1;
  }

  /** Whether these ten words are met for the first time since `clear`. */
  isNew(
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    f: number,
    g: number,
    h: number,
    i: number,
    j: number,
  ): boolean {
    if (this.used * 2 > this.mask) this.grow();
    const { stamps, keys, stamp, mask } = this;
    let hash = Math.imul(a ^ (h << 6), 0x9e3779b1) ^ Math.imul(b ^ (c << 3), 0x85ebca6b);
    hash ^=
      Math.imul(d ^ (i << 27) ^ (j << 13), 0xc2b2ae35) ^ Math.imul(e, 0x27d4eb2f) ^ Math.imul(f, 0x165667b1);
    hash = Math.imul(hash ^ (hash >>> 15) ^ g, 0x2c1b3c6d);
    let slot = (hash ^ (hash >>> 13)) & mask;
    for (; stamps[slot] === stamp; slot = (slot + 1) & mask) {
      const at = slot * KEY;
      if (
        keys[at] === a &&
        keys[at + 1] === b &&
        keys[at + 2] === c &&
        keys[at + 3] === d &&
        keys[at + 4] === e &&
        keys[at + 5] === f &&
        keys[at + 6] === g &&
        keys[at + 7] === h &&
        keys[at + 8] === i &&
        keys[at + 9] === j
      ) {
        return false;
      }
    }
    stamps[slot] = stamp;
    const at = slot * KEY;
    keys[at] = a;
    keys[at + 1] = b;
    keys[at + 2] = c;
    keys[at + 3] = d;
    keys[at + 4] = e;
    keys[at + 5] = f;
    keys[at + 6] = g;
    keys[at + 7] = h;
    keys[at + 8] = i;
    keys[at + 9] = j;
    this.used++;
    return true;
  }

  private grow(): void {
    const { keys, stamps, stamp } = this;
    this.mask = this.mask * 2 + 1;
    this.stamps = new Int32Array(this.mask + 1);
    this.keys = new Int32Array((this.mask + 1) * KEY);
    this.used = 0;
    for (const [slot, old] of stamps.entries()) {
      if (old !== stamp) continue;
      const [a, b, c, d, e, f, g, h, i, j] = keys.subarray(slot * KEY, (slot + 1) * KEY);
      this.isNew(a!, b!, c!, d!, e!, f!, g!, h!, i!, j!);
    }
  }
}
