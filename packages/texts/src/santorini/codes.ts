import type {
  DecisionError,
  Group,
  PowerMode,
  SantoriniError,
  SETUP_ERRORS,
  Phase as StagePhase,
} from '@thera/santorini';
import type { TableRefusal } from '@thera/table';

/** Why the game, or the table around it, refuses what somebody does; a bad position has texts of its own. */
export type RefusalCode =
  | DecisionError
  | (typeof SETUP_ERRORS)[number]
  | Extract<SantoriniError, 'bad-step'>
  | TableRefusal;

/** The groups of powers. */
export type PowerGroup = Group;

/** The phases of a game, and its end. */
export type Phase = StagePhase | 'over';

/** The ways for a table to choose its powers. */
export type PowerChoice = PowerMode;

/** The directions on a board, as notation writes them; north is towards row 5. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];
