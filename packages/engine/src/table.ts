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

/** Spread words, so that what a key is mixed with has no pattern that another word could have too. */
const SPREAD_BEST = 0x9e3779b1;
const SPREAD_REST = 0x85ebca6b;

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
  private foundSight = UNSEEN;

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
      const rest = words[at + 3]!;
      if ((rest & 0xffff) !== low >>> 16) continue;
      const found = words[at + 1]!;
      const best = words[at + 2]!;
      if (found === 0 || (words[at]! ^ mixed(found, best, rest)) !== high) continue;
      this.found = found;
      this.foundBest = best - 1;
      this.foundSight = rest >> 16;
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

  get sight(): number {
    return this.foundSight;
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
    sight: number,
  ): void {
    const { words, age } = this;
    const bucket = (low & this.mask) * (BUCKET * ENTRY);
    let place = bucket;
    let least = 0x7fffffff;
    for (let at = bucket; at < bucket + BUCKET * ENTRY; at += ENTRY) {
      const found = words[at + 1]!;
      const rest = words[at + 3]!;
      const isSame =
        (rest & 0xffff) === low >>> 16 && (words[at]! ^ mixed(found, words[at + 2]!, rest)) === high;
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
    const found = (kept << 16) | (Math.max(0, Math.min(depth, 255)) << 8) | (age << 2) | kind;
    const rest = (sight << 16) | (low >>> 16);
    words[place] = high ^ mixed(found, best + 1, rest);
    words[place + 1] = found;
    words[place + 2] = best + 1;
    words[place + 3] = rest;
  }
}

const mixed = (found: number, best: number, rest: number): number =>
  found ^ Math.imul(best, SPREAD_BEST) ^ Math.imul(rest, SPREAD_REST);
