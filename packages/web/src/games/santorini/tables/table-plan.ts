import type { Setup } from '@thera/santorini';
import { type TablePlan, usualSeats } from '../../../kept-games/table-plan.ts';
import { SANTORINI } from '../name.ts';

/**
 * A table for Santorini. Where each seat has a power of its own, `any` and `simple` stand in the setup for one that is
 * dealt when the game begins, so that a rematch at the same table has new ones.
 */
export type SantoriniPlan = TablePlan<Setup>;

/** A power that is dealt: any that fits the table, or one of the ten simple ones. */
export const DEALT = ['any', 'simple'] as const;
export type Dealt = (typeof DEALT)[number];

/** Whether the name of a power stands for one that is dealt. */
export function isDealt(power: string): power is Dealt {
  return DEALT.some((dealt) => dealt === power);
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
export const USUAL_PLAN: SantoriniPlan = { game: SANTORINI, seats: usualSeats(2), setup: usualSetup(2) };
