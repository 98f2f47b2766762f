/** What a proof has found out about positions; where two need one place, the later stays. */
export class ProofTable {
  private readonly mask: number;
  private readonly lows: Int32Array;
  private readonly highs: Int32Array;
  /** The fewest turns that a win was proven for, and the most that one was refuted for, plus one; 0 is nothing. */
  private readonly proven: Uint8Array;
  private readonly refuted: Uint8Array;
  private readonly moves: Int32Array;

  /** Room for 2 to the power of `bits` positions. */
  constructor(bits: number) {
    const size = 1 << bits;
    this.mask = size - 1;
    this.lows = new Int32Array(size);
    this.highs = new Int32Array(size);
    this.proven = new Uint8Array(size);
    this.refuted = new Uint8Array(size);
    this.moves = new Int32Array(size);
  }

  /** Whether a win within so many turns is proven or refuted; undefined if nothing is known. */
  probe(low: number, high: number, turns: number): boolean | undefined {
    const place = low & this.mask;
    if (this.lows[place] !== low || this.highs[place] !== high) return undefined;
    const proven = this.proven[place]!;
    if (proven > 0 && turns >= proven - 1) return true;
    return turns < this.refuted[place]! ? false : undefined;
  }

  /** Where the turn begins in its list that settled the question last, or -1. */
  moveOf(low: number, high: number): number {
    const place = low & this.mask;
    return this.lows[place] === low && this.highs[place] === high ? this.moves[place]! : -1;
  }

  /** Keeps an answer, beside what is known of the same position. */
  store(low: number, high: number, turns: number, isProven: boolean, best: number): void {
    const place = low & this.mask;
    if (this.lows[place] !== low || this.highs[place] !== high) {
      this.lows[place] = low;
      this.highs[place] = high;
      this.proven[place] = 0;
      this.refuted[place] = 0;
    }
    this.moves[place] = best;
    if (!isProven) this.refuted[place] = Math.max(this.refuted[place]!, turns + 1);
    else if (this.proven[place] === 0 || turns + 1 < this.proven[place]!) this.proven[place] = turns + 1;
  }
}
