import type { Seat } from './seat.ts';

/** How a game ended: somebody won, everybody lost (alone or together against the game), or nobody won. */
export type Outcome = Verdict & {
  /** What was reached, in games that count it. */
  readonly score?: Score;
};

type Verdict =
  | { readonly kind: 'won'; readonly winners: readonly Seat[]; readonly reason?: string }
  | { readonly kind: 'lost'; readonly reason?: string }
  | { readonly kind: 'draw'; readonly reason: string };

/** What those who played alone or together have reached. A game says what it counts. */
export interface Score {
  readonly points?: number;
  /** What so many points are called; the game has words for it. */
  readonly grade?: string;
  /** Every goal there is, in the order of the game. */
  readonly goals?: readonly Goal[];
}

/** Something to be reached. What is reached counts even if the game ends early. */
export interface Goal {
  /** The game has words for it. */
  readonly name: string;
  readonly isReached: boolean;
}

/** How many goals of a score are reached. */
export function goalsReached({ goals = [] }: Score): number {
  return goals.filter(({ isReached }) => isReached).length;
}
