const SIZE = 1 << 12;
const MOST = 120;

/** Which turns have been good elsewhere in a search, by their first two steps. */
export class History {
  private readonly merits: Int16Array = new Int16Array(SIZE);

  /** How good a turn has been, comparable with a judgement of positions. */
  standing(turns: Int32Array, at: number): number {
    return this.merits[keyOf(turns, at)]!;
  }

  /** Takes note of a turn that was good enough, looked at so far. */
  praise(turns: Int32Array, at: number, depth: number): void {
    const key = keyOf(turns, at);
    const merit = this.merits[key]!;
    const praise = Math.min(MOST, depth * depth * 2);
    // It can come near the most but never past it, so what was good lately counts more.
    this.merits[key] = merit + praise - Math.trunc((merit * praise) / MOST);
  }
}

function keyOf(turns: Int32Array, at: number): number {
  const mixed = Math.imul(turns[at + 1]!, 0x9e3779b1) ^ Math.imul(turns[at + 2]! | 0, 0x85ebca6b);
  return (mixed >>> 16) & (SIZE - 1);
}
