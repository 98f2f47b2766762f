const KEY = 10;

/** Remembers results of one position, compared exactly; emptied by a new stamp instead of by clearing. */
export class MergeTable {
  private capacity = 1 << 13;
  private used = 0;
  private stamp = 0;
  private stamps = new Int32Array(this.capacity);
  private keys = new Int32Array(this.capacity * KEY);
  /** The key to look up: write it here, then ask `isNew`. */
  readonly key: Int32Array = new Int32Array(KEY);

  clear(): void {
    this.used = 0;
    this.stamp = (this.stamp + 1) | 0;
    if (this.stamp !== 0) return;
    // The stamp has wrapped around: old entries could look new.
    this.stamps.fill(0);
    this.stamp = 1;
  }

  /** Whether the key is met for the first time since `clear`. */
  isNew(): boolean {
    if (this.used * 2 >= this.capacity) this.grow();
    const mask = this.capacity - 1;
    let slot = this.hash() & mask;
    while (this.stamps[slot] === this.stamp) {
      if (this.equals(slot)) return false;
      slot = (slot + 1) & mask;
    }
    this.stamps[slot] = this.stamp;
    this.keys.set(this.key, slot * KEY);
    this.used++;
    return true;
  }

  private hash(): number {
    let hash = 0;
    for (let i = 0; i < KEY; i++) hash = Math.imul(hash ^ this.key[i]!, 0x9e3779b1) ^ (hash >>> 15);
    return hash ^ (hash >>> 16);
  }

  private equals(slot: number): boolean {
    for (let i = 0, at = slot * KEY; i < KEY; i++) if (this.keys[at + i] !== this.key[i]) return false;
    return true;
  }

  private grow(): void {
    const { capacity, stamps, keys, stamp } = this;
    this.capacity = capacity * 2;
    this.stamps = new Int32Array(this.capacity);
    this.keys = new Int32Array(this.capacity * KEY);
    this.used = 0;
    const wanted = this.key.slice();
    for (let slot = 0; slot < capacity; slot++) {
      if (stamps[slot] !== stamp) continue;
      this.key.set(keys.subarray(slot * KEY, (slot + 1) * KEY));
      this.isNew();
    }
    this.key.set(wanted);
  }
}
