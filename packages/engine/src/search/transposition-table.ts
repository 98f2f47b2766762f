import { smaller } from './integers.ts';

/** What a score in the table is: exact, or a bound of the position's score. */
export const EXACT = 1;
export const LOWER_BOUND = 2;
export const UPPER_BOUND = 3;
export type Bound = typeof EXACT | typeof LOWER_BOUND | typeof UPPER_BOUND;

/** Integers of an entry: half of a key mixed with all else, what was found, the table move, and the other half. */
const ENTRY = 4;
const BUCKET = 4;
const AGES = 64;

/** Spread words, so that what a key is mixed with has no pattern that another word could have too. */
const SPREAD_MOVE = 0x9e3779b1;
const SPREAD_LOW = 0x85ebca6b;

/**
 * Positions that have been searched, four to a bucket of one cache line. Where a bucket is full, what was searched least
 * deep or longest ago is replaced. Threads may share one table without a lock: a key is mixed with all that it stands for,
 * so an entry written by two at once is no entry, and what is found is a copy that nobody changes any more.
 */
export class TranspositionTable {
  private readonly words: Int32Array;
  private readonly mask: number;
  /** Where the generation of the search is, for all that share the table. */
  private readonly ageAt: number;
  private age = 0;
  // The entry that was found last.
  private found = 0;
  private foundMove = -1;

  /** Room for 2 to the power of `bits` positions, in memory that may be shared. */
  constructor(bits: number, memory: ArrayBufferLike = new ArrayBuffer(TranspositionTable.bytes(bits))) {
    this.words = new Int32Array(memory);
    this.mask = (1 << bits) / BUCKET - 1;
    this.ageAt = (1 << bits) * ENTRY;
  }

  /** How much memory that takes. */
  static bytes(bits: number): number {
    return ((1 << bits) * ENTRY + 1) * Int32Array.BYTES_PER_ELEMENT;
  }

  /** A new search begins: what earlier ones found makes room first. */
  beginSearch(): void {
    this.age = (this.words[this.ageAt]! + 1) & (AGES - 1);
    this.words[this.ageAt] = this.age;
  }

  /** Takes part in the search that another thread has begun. */
  joinSearch(): void {
    this.age = this.words[this.ageAt]! & (AGES - 1);
  }

  clear(): void {
    this.words.fill(0);
  }

  /** Whether a position is in the table; what is known of it can be read until the next probe. */
  probe(low: number, high: number): boolean {
    const { words } = this;
    const bucket = (low & this.mask) * (BUCKET * ENTRY);
    for (let at = bucket; at < bucket + BUCKET * ENTRY; at += ENTRY) {
      if (words[at + 3] !== low) continue;
      const found = words[at + 1]!;
      const move = words[at + 2]!;
      if (found === 0 || (words[at]! ^ mixed(found, move, low)) !== high) continue;
      this.found = found;
      this.foundMove = move - 1;
      return true;
    }
    return false;
  }

  get bound(): number {
    return this.found & 3;
  }

  get depth(): number {
    return (this.found >> 8) & 255;
  }

  /** Where the table move begins in the list of turns, or -1. */
  get move(): number {
    return this.foundMove;
  }

  /** Counts from the position itself, as what was stored did. */
  get score(): number {
    return this.found >> 16;
  }

  store(low: number, high: number, depth: number, bound: number, score: number, move: number): void {
    const { words, age } = this;
    const bucket = (low & this.mask) * (BUCKET * ENTRY);
    let place = bucket;
    let least = 0x7fffffff;
    for (let at = bucket; at < bucket + BUCKET * ENTRY; at += ENTRY) {
      const found = words[at + 1]!;
      const isSame = words[at + 3] === low && (words[at]! ^ mixed(found, words[at + 2]!, low)) === high;
      if (found === 0 || isSame) {
        place = at;
        break;
      }
      const since = (age - ((found >> 2) & (AGES - 1)) + AGES) & (AGES - 1);
      const value = ((found >> 8) & 255) - since * 8;
      if (value < least) {
        least = value;
        place = at;
      }
    }
    const found = (score << 16) | (smaller(depth, 255) << 8) | (age << 2) | bound;
    words[place] = high ^ mixed(found, move + 1, low);
    words[place + 1] = found;
    words[place + 2] = move + 1;
    words[place + 3] = low;
  }
}

const mixed = (found: number, move: number, low: number): number =>
  found ^ Math.imul(move, SPREAD_MOVE) ^ Math.imul(low, SPREAD_LOW);
