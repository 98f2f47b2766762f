import type { Colour } from '@thera/board';
import type { GameName } from '@thera/play';
import type { Setup } from '@thera/santorini';
import type { Level } from '@thera/table';
import { FIRST_GAME } from '../../game-names.ts';

/** Who plays for a seat, how strong if it is the computer, and in which colour. */
export interface SeatPlan {
  readonly kind: 'person' | 'computer';
  readonly level: Level;
  readonly colour: Colour;
}

/**
 * A table before anybody has sat down. Where each seat has a power of its own, `any` and `simple` stand in the setup
 * for one that is dealt when the game begins, so that a rematch at the same table has new ones.
 */
export interface TablePlan {
  readonly game: GameName;
  /** As many as the setup has players. */
  readonly seats: readonly SeatPlan[];
  readonly setup: Setup;
}

/** A power that is dealt: any that fits the table, or one of the ten simple ones. */
export const DEALT = ['any', 'simple'] as const;
export type Dealt = (typeof DEALT)[number];

/** Whether the name of a power stands for one that is dealt. */
export function isDealt(power: string): power is Dealt {
  return DEALT.some((dealt) => dealt === power);
}

export const USUAL_LEVEL: Level = 'mason';

/** A seat at a table where nothing has been chosen yet: the first is yours, the others are the computer's. */
export function usualSeat(seat: number): SeatPlan {
  return { kind: seat === 0 ? 'person' : 'computer', level: USUAL_LEVEL, colour: (seat % 4) as Colour };
}

/** What is agreed when nobody says anything else: simple gods, and the first seat starts. */
export function usualSetup(players: 2 | 3 | 4): Setup {
  return {
    players,
    mode: 'fixed',
    powers: Array.from({ length: players }, () => 'simple'),
    edition: 'revised',
    challenger: 'dice',
    start: 0,
    bans: true,
    repetition: true,
    plyCap: 1000,
  };
}

/** The table that a new visitor finds: one person and the computer. */
export const USUAL_PLAN: TablePlan = {
  game: FIRST_GAME,
  seats: [usualSeat(0), usualSeat(1)],
  setup: usualSetup(2),
};
