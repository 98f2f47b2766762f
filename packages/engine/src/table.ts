import { isDecided } from './score.ts';

/** What a score in the table is: exact, or the position is worth at least or at most as much. */
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

/**
 * Integers of an entry: a key, what was found, the best turn, and what the position looked like at first sight beside
 * what the place of the entry does not tell of the other half of the key.
 */
const ENTRY = 4;
const BUCKET = 4;
const AGES = 64;
/** Stands for a first sight that nobody has had. */
export const UNSEEN = -0x8000;

/**
 * Positions that have been looked at, four to a bucket of one cache line. Where a bucket is full, what was looked at
 * least far or longest ago goes. Keys are mixed with what they stand for, so that threads may share one table: an entry
 * written by two at once is no entry.
 */
export class Table {
  private readonly words: Int32Array;
  private readonly mask: number;
  private age = 0;

  /** Room for 2 to the power of `bits` positions, in memory that may be shared. */
  constructor(bits: number, memory: ArrayBufferLike = new ArrayBuffer(Table.bytes(bits))) {
    this.words = new Int32Array(memory);
    this.mask = (1 << bits) / BUCKET - 1;
  }

  /** How much memory that takes. */
  static bytes(bits: number): number {
    return (1 << bits) * ENTRY * 4;
  }

  /** A new search begins: what earlier ones found makes room first. */
  grow(): void {
    this.age = (this.age + 1) % AGES;
  }

  forget(): void {
    this.words.fill(0);
  }

  /** The place of a position that has been looked at, or -1. */
  find(low: number, high: number): number {
    const { words } = this;
    const bucket = (low & this.mask) * (BUCKET * ENTRY);
    for (let at = bucket; at < bucket + BUCKET * ENTRY; at += ENTRY) {
      const found = words[at + 1]!;
      if (found === 0 || (words[at]! ^ found ^ words[at + 2]!) !== high) continue;
      if ((words[at + 3]! & 0xffff) === low >>> 16) return at;
    }
    return -1;
  }

  kindAt(place: number): number {
    return this.words[place + 1]! & 3;
  }

  depthAt(place: number): number {
    return (this.words[place + 1]! >> 8) & 255;
  }

  /** What is known, for a position that many turns ahead. */
  scoreAt(place: number, ply: number): number {
    const score = this.words[place + 1]! >> 16;
    // The distance to the end counts from the position itself, for it may be met at another distance.
    return isDecided(score) ? score - Math.sign(score) * ply : score;
  }

  /** Where the best turn begins in the list of turns, or -1. */
  bestAt(place: number): number {
    return this.words[place + 2]! - 1;
  }

  sightAt(place: number): number {
    return this.words[place + 3]! >> 16;
  }

  keep(
    low: number,
    high: number,
    ply: number,
    depth: number,
    kind: number,
    score: number,
    best: number,
    sight: number,
  ): void {
    const { words, age } = this;
    const bucket = (low & this.mask) * (BUCKET * ENTRY);
    let place = bucket;
    let least = 0x7fffffff;
    for (let at = bucket; at < bucket + BUCKET * ENTRY; at += ENTRY) {
      const found = words[at + 1]!;
      if (found === 0 || (words[at]! ^ found ^ words[at + 2]!) === high) {
        place = at;
        break;
      }
      const since = (age - ((found >> 2) & (AGES - 1)) + AGES) & (AGES - 1);
      const worth = ((found >> 8) & 255) - since * 8;
      if (worth < least) {
        least = worth;
        place = at;
      }
    }
    const kept = isDecided(score) ? score + Math.sign(score) * ply : score;
    const found = (kept << 16) | (Math.max(0, Math.min(depth, 255)) << 8) | (age << 2) | kind;
    words[place] = high ^ found ^ (best + 1);
    words[place + 1] = found;
    words[place + 2] = best + 1;
    words[place + 3] = (sight << 16) | (low >>> 16);
  }
}
