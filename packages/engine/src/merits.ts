/** The most that a merit can come near to. */
const MOST = 4096;
const REPLIES = 1 << 14;

/**
 * How good turns have been elsewhere in a search: by where a worker goes, by where it goes and builds, and as a reply to
 * the turn before. Small enough to stay in the fastest memory.
 */
export class Merits {
  private readonly moves: Int16Array = new Int16Array(1 << 11);
  private readonly builds: Int16Array = new Int16Array(1 << 11);
  private readonly replies: Int16Array = new Int16Array(REPLIES);

  /** How good a turn with the signature `mark` has been for a team, after one with the signature `before`. */
  standing(turns: Int32Array, at: number, mark: number, team: number, before: number): number {
    const first = turns[at + 1]!;
    const second = (turns[at]! & 255) > 2 ? turns[at + 2]! : 0;
    return (
      this.moves[moveKey(first, team)]! +
      this.builds[buildKey(first, second, team)]! +
      this.replies[replyKey(mark, before)]!
    );
  }

  /** A turn was good enough, or was tried before one that was. */
  learn(turns: Int32Array, at: number, team: number, before: number, merit: number): void {
    const first = turns[at + 1]!;
    const second = (turns[at]! & 255) > 2 ? turns[at + 2]! : 0;
    nudge(this.moves, moveKey(first, team), merit);
    nudge(this.builds, buildKey(first, second, team), merit);
    nudge(this.replies, replyKey(signature(turns, at), before), merit);
  }

  /** What was learnt counts for less in the next search. */
  fade(): void {
    for (const table of [this.moves, this.builds, this.replies])
      for (let n = 0; n < table.length; n++) table[n] = table[n]! >> 1;
  }

  forget(): void {
    for (const table of [this.moves, this.builds, this.replies]) table.fill(0);
  }
}

/** A few bits that stand for a turn; never 0. */
export function signature(turns: Int32Array, at: number): number {
  const end = at + (turns[at]! & 255);
  let mixed = 1;
  for (let i = at + 1; i < end; i++) mixed = Math.imul(mixed ^ turns[i]!, 0x9e3779b1) ^ (mixed >>> 15);
  return (mixed >>> 7) | 1;
}

const moveKey = (step: number, team: number): number =>
  (team << 10) | (((step >> 5) ^ Math.imul(step & 31, 0x2b)) & 1023);

const buildKey = (step: number, build: number, team: number): number =>
  (team << 10) | (((step >> 10) & 31) << 5) | ((build >> 5) & 31);

const replyKey = (turn: number, before: number): number =>
  (turn ^ Math.imul(before, 0x85ebca6b) ^ (before >>> 9)) & (REPLIES - 1);

/** It can come near the most but never past it, so what was good lately counts more. */
function nudge(table: Int16Array, key: number, merit: number): void {
  const old = table[key]!;
  table[key] = old + merit - (((old * Math.abs(merit)) / MOST) | 0);
}
