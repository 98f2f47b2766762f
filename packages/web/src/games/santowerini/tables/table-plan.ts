import type { Setup } from '@thera/santowerini';
import { type SeatPlan, type TablePlan, usualSeat } from '../../../kept-games/table-plan.ts';
import { SANTOWERINI } from '../name.ts';

/** A table for Santowerini. */
export type SantoweriniPlan = TablePlan<Setup>;

/** What is agreed when nobody says anything else: the first scenario. */
export const USUAL_SETUP: Setup = { scenario: '1A', difficulty: 'normal', attempt: 1 };

/** Builders are blue, the cool side against the warm one. */
const SEAT: SeatPlan = { ...usualSeat(0), colour: 1 };

/** The table for a setup: one person, alone. */
export const planFor = (setup: Setup): SantoweriniPlan => ({ game: SANTOWERINI, seats: [SEAT], setup });
