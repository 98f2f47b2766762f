import { isDecided } from './score.ts';

/** What a score in the memo is: exact, or the position is worth at least or at most as much. */
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

/** What has been found out about a position. */
export interface Found {
  ply: number;
  depth: number;
  kind: number;
  score: number;
  best: number;
}

/** Positions that have been looked at; where two need one place, the later stays. */
export class Memo {
  private readonly mask: number;
  private readonly keys: Int32Array;
  private readonly scores: Int32Array;
  private readonly kinds: Int8Array;
  private readonly depths: Int8Array;
  private readonly bests: Int32Array;

  /** Room for 2 to the power of `bits` positions. */
  constructor(bits: number) {
    const size = 1 << bits;
    this.mask = size - 1;
    this.keys = new Int32Array(size);
    this.scores = new Int32Array(size);
    this.kinds = new Int8Array(size);
    this.depths = new Int8Array(size);
    this.bests = new Int32Array(size);
  }

  /** The place of a position that has been looked at, or -1. */
  find(low: number, high: number): number {
    const place = low & this.mask;
    return this.kinds[place] !== 0 && this.keys[place] === high ? place : -1;
  }

  /** What is known, for a position that many turns ahead. */
  scoreAt(place: number, ply: number): number {
    const score = this.scores[place]!;
    // The distance to the end counts from the position itself, for it may be met at another distance.
    return isDecided(score) ? score - Math.sign(score) * ply : score;
  }

  /** Where the best turn begins in the list of turns. */
  bestAt(place: number): number {
    return this.bests[place]!;
  }

  /** Whether what is known was found by looking so far ahead, and settles the question between two bounds. */
  settles(place: number, ply: number, depth: number, alpha: number, beta: number): boolean {
    if (this.depths[place]! < depth) return false;
    const kind = this.kinds[place];
    const score = this.scoreAt(place, ply);
    return kind === EXACT || (kind === AT_LEAST ? score >= beta : score <= alpha);
  }

  keep(low: number, high: number, found: Found): void {
    const { ply, depth, kind, score, best } = found;
    const place = low & this.mask;
    this.keys[place] = high;
    this.scores[place] = isDecided(score) ? score + Math.sign(score) * ply : score;
    this.kinds[place] = kind;
    this.depths[place] = depth;
    this.bests[place] = best;
  }
}
