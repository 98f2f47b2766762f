export const DIFFICULTIES = ['easy', 'normal', 'expert'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What a difficulty changes in every scenario, and in the sum of a campaign. */
export interface Hardship {
  /** Added to the rounds between landings. */
  readonly interval: number;
  /** Added to the most enemies ashore at once. */
  readonly cap: number;
  /** Added to the enemies ashore at the start. */
  readonly start: number;
  /** Added to the number of enemies: the last ones stay away, or the first ones come again. */
  readonly reserve: number;
  /** Whether the enemies do nothing after the first turn. */
  readonly skipsFirstPhase: boolean;
  /** Added once to the points of a campaign. */
  readonly points: number;
}

export const HARDSHIPS: Readonly<Record<Difficulty, Hardship>> = {
  easy: { interval: 0, cap: -1, start: -1, reserve: -2, skipsFirstPhase: true, points: -2 },
  normal: { interval: 0, cap: 0, start: 0, reserve: 0, skipsFirstPhase: false, points: 0 },
  expert: { interval: -1, cap: 1, start: 1, reserve: 2, skipsFirstPhase: false, points: 2 },
};
