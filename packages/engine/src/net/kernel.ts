import type { Calibrations } from '../evaluation/win-chance.ts';

/**
 * The arithmetic of one net. Slots hold the numbers of both teams for one position each; slot 0 is the empty one, of
 * which no fact is true.
 */
export interface Kernel {
  readonly calibrations: Calibrations;
  /** Where the facts are written that a call of `judge` adds and removes. */
  readonly added: Uint16Array;
  readonly removed: Uint16Array;
  /**
   * Makes slot `to` of slot `from` and so many added and removed facts, all as the side that thinks sees them, and says
   * what the position is worth to the team to move: 1 for the others, 0 for the side that thinks.
   */
  judge(from: number, to: number, added: number, removed: number, forOthers: number): number;
}

/** How many slots there are: one for each ply, and the empty one. */
export const SLOTS: number = 1 + 256;

/** Room for the facts of one list. */
export const LIST_LENGTH = 128;
