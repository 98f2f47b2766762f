import type { Ply } from './timeline.ts';

/** A decision and its place in the list: the round it belongs to, from 1, and its number among all decisions. */
export interface PlacedPly {
  readonly ply: Ply;
  /** Undefined before play. */
  readonly round: number | undefined;
  readonly count: number;
}

/** Sorts decisions into rounds: a new one begins when it is the turn of a seat that is not behind the last one. */
export function inRounds(plies: readonly Ply[]): readonly PlacedPly[] {
  let round = 0;
  let last = Number.POSITIVE_INFINITY;
  return plies.map((ply, n) => {
    if (ply.isBeforePlay) return { ply, round: undefined, count: n + 1 };
    if (ply.seat <= last) round++;
    last = ply.seat;
    return { ply, round, count: n + 1 };
  });
}

/** The round that a game is in, after so many decisions. */
export function roundAfter(plies: readonly Ply[], count: number): number {
  return inRounds(plies.slice(0, count)).at(-1)?.round ?? 0;
}
