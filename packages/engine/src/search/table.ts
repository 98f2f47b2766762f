import { smaller } from './integers.ts';
import { isDecided } from './score.ts';

/** What a score in the table is: exact, or the position is worth at least or at most as much. */
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

/** Integers of an entry: half of a key mixed with all else, what was found, the best turn, and the other half. */
const ENTRY = 4;
const BUCKET = 4;
const AGES = 64;

/** Spread words, so that what a key is mixed with has no pattern that another word could have too. */
const SPREAD_BEST = 0x9e3779b1;
const SPREAD_LOW = 0x85ebca6b;

/**
 * Positions that have been looked at, four to a bucket of one cache line. Where a bucket is full, what was looked at
 * least far or longest ago goes. Threads may share one table without a lock: a key is mixed with all that it stands for,
 * so an entry written by two at once is no entry, and what is found is a copy that nobody changes any more.
 */
export class Table {
  private readonly words: Int32Array;
  private readonly mask: number;
  /** Where the number of the search is kept, for all that share the table. */
  private readonly ageAt: number;
  private age = 0;
  // The entry that was found last.
  private found = 0;
  private foundBest = -1;

  /** Room for 2 to the power of `bits` positions, in memory that may be shared. */
  constructor(bits: number, memory: ArrayBufferLike = new ArrayBuffer(Table.bytes(bits))) {
    this.words = new Int32Array(memory);
    this.mask = (1 << bits) / BUCKET - 1;
    this.ageAt = (1 << bits) * ENTRY;
  }

  /** How much memory that takes. */
  static bytes(bits: number): number {
    return ((1 << bits) * ENTRY + 1) * Int32Array.BYTES_PER_ELEMENT;
  }

  /** A new search begins: what earlier ones found makes room first. */
  grow(): void {
    this.age = (this.words[this.ageAt]! + 1) & (AGES - 1);
    this.words[this.ageAt] = this.age;
  }

  /** Takes part in the search that another thread has begun. */
  join(): void {
    this.age = this.words[this.ageAt]! & (AGES - 1);
  }

  forget(): void {
    this.words.fill(0);
  }

  /** Whether a position has been looked at; what is known of it can be read until the next one is looked for. */
  find(low: number, high: number): boolean {
    const { words } = this;
    const bucket = (low & this.mask) * (BUCKET * ENTRY);
    for (let at = bucket; at < bucket + BUCKET * ENTRY; at += ENTRY) {
      if (words[at + 3] !== low) continue;
      const found = words[at + 1]!;
      const best = words[at + 2]!;
      if (found === 0 || (words[at]! ^ mixed(found, best, low)) !== high) continue;
      this.found = found;
      this.foundBest = best - 1;
      return true;
    }
    return false;
  }

  get kind(): number {
    return this.found & 3;
  }

  get depth(): number {
    return (this.found >> 8) & 255;
  }

  /** Where the best turn begins in the list of turns, or -1. */
  get best(): number {
    return this.foundBest;
  }

  /** What is known, for a position that many turns ahead. */
  scoreAt(ply: number): number {
    const score = this.found >> 16;
    // The distance to the end counts from the position itself, for it may be met at another distance.
    return !isDecided(score) ? score : score > 0 ? score - ply : score + ply;
  }

  keep(
    low: number,
    high: number,
    ply: number,
    depth: number,
    kind: number,
    score: number,
    best: number,
  ): void {
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
      const worth = ((found >> 8) & 255) - since * 8;
      if (worth < least) {
        least = worth;
        place = at;
      }
    }
    const kept = !isDecided(score) ? score : score > 0 ? score + ply : score - ply;
    const found = (kept << 16) | (smaller(depth, 255) << 8) | (age << 2) | kind;
    words[place] = high ^ mixed(found, best + 1, low);
    words[place + 1] = found;
    words[place + 2] = best + 1;
    words[place + 3] = low;
  }
}

const mixed = (found: number, best: number, low: number): number =>
  found ^ Math.imul(best, SPREAD_BEST) ^ Math.imul(low, SPREAD_LOW);
