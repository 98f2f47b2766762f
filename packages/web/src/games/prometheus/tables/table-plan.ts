import type { Options, Setup, TableId } from '@thera/prometheus';
import { type TablePlan, usualSeats } from '../../../kept-games/table-plan.ts';
import { PROMETHEUS } from '../name.ts';

export type PrometheusPlan = TablePlan<Setup>;

/** Written out here, so that listing games brings no rules; a test holds them equal to those of the rules. */
export const USUAL_OPTIONS: Options = {
  netRemoval: 'endOfActivation',
  cerberusDeath: 'ownerLoses',
  turnCap: true,
};
export const SEATS_AT: Readonly<Record<TableId, number>> = { '2': 2, '3-blue': 3, '3-red': 3, '4': 4 };

const USUAL_TABLES: Readonly<Record<number, TableId>> = { 2: '2', 3: '3-blue', 4: '4' };

/** What is played when nobody says anything else. */
export const usualSetup = (players: number): Setup => ({
  table: USUAL_TABLES[players] ?? '2',
  draft: 'quick',
  options: USUAL_OPTIONS,
});

/** A table for a setup: the first seat is a person's, the others are the computer's. */
export const planFor = (setup: Setup): PrometheusPlan => ({
  game: PROMETHEUS,
  seats: usualSeats(SEATS_AT[setup.table]),
  setup,
});
