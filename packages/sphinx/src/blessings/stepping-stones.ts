import type { Power } from '../power.ts';

/** The worker that moved may move once more before it builds. */
export const steppingStones: Power = { movesAgain: () => () => true };
