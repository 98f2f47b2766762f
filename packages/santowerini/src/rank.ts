export const RANKS = ['novice', 'apprentice', 'assistant', 'journeyman', 'master', 'guild-master'] as const;
export type Rank = (typeof RANKS)[number];

/** How many points lie between one rank and the next. */
export const RANK_STEP = 10;

/** What so many points of a campaign are called. */
export function rankOf(points: number): Rank {
  const index = Math.floor(Math.max(0, points) / RANK_STEP);
  return RANKS[Math.min(index, RANKS.length - 1)]!;
}
