const KEY = 10;

/** Remembers results of one position, compared exactly; emptied by a new stamp instead of by clearing. */
export class MergeTable {
  /** The ten words that `isNew` asks about: whoever asks writes them here, for nothing is allocated. */
  readonly key: Int32Array = new Int32Array(KEY);
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

  /** Whether the words of the key are met for the first time since `clear`. */
  isNew(): boolean {
    if (this.used * 2 > this.mask) this.grow();
    const { key, stamps, keys, stamp, mask } = this;
    let slot = hashOf(key) & mask;
    for (; stamps[slot] === stamp; slot = (slot + 1) & mask) if (holds(keys, slot * KEY, key)) return false;
    stamps[slot] = stamp;
    const at = slot * KEY;
    for (let word = 0; word < KEY; word++) keys[at + word] = key[word]!;
    this.used++;
    return true;
  }

  private grow(): void {
    const { key, keys, stamps, stamp } = this;
    const asked = key.slice();
    this.mask = this.mask * 2 + 1;
    this.stamps = new Int32Array(this.mask + 1);
    this.keys = new Int32Array((this.mask + 1) * KEY);
    this.used = 0;
    for (const [slot, old] of stamps.entries()) {
      if (old !== stamp) continue;
      key.set(keys.subarray(slot * KEY, (slot + 1) * KEY));
      this.isNew();
    }
    key.set(asked);
  }
}

function hashOf(key: Int32Array): number {
  let hash =
    Math.imul(key[0]! ^ (key[7]! << 6), 0x9e3779b1) ^ Math.imul(key[1]! ^ (key[2]! << 3), 0x85ebca6b);
  hash ^=
    Math.imul(key[3]! ^ (key[8]! << 27) ^ (key[9]! << 13), 0xc2b2ae35) ^
    Math.imul(key[4]!, 0x27d4eb2f) ^
    Math.imul(key[5]!, 0x165667b1);
  hash = Math.imul(hash ^ (hash >>> 15) ^ key[6]!, 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}

/** Whether the words from `at` on are those of the key; written out, which is quicker than a loop. */
const holds = (keys: Int32Array, at: number, key: Int32Array): boolean =>
  keys[at] === key[0] &&
  keys[at + 1] === key[1] &&
  keys[at + 2] === key[2] &&
  keys[at + 3] === key[3] &&
  keys[at + 4] === key[4] &&
  keys[at + 5] === key[5] &&
  keys[at + 6] === key[6] &&
  keys[at + 7] === key[7] &&
  keys[at + 8] === key[8] &&
  keys[at + 9] === key[9];
