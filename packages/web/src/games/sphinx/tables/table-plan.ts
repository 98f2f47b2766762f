import type { Colour, Setup } from '@thera/sphinx';
import { type SeatPlan, type TablePlan, usualSeats } from '../../../kept-games/table-plan.ts';
import { SPHINX } from '../name.ts';

/** A table for a riddle. */
export type SphinxPlan = TablePlan<Setup>;

const COLOURS: readonly Colour[] = ['white', 'blue', 'brown'];
/** Which every adventure begins with; written out here so that listing games brings no rules. */
const FIRST_SCORE = 8;

/**
 * What is agreed when nobody says anything else: the first riddle, outside every adventure. Its edition is settled when
 * it begins.
 */
export const usualSetup = (players: number): Setup => ({
  riddle: 0,
  edition: 0,
  players,
  isExpert: false,
  colours: COLOURS.slice(0, players === 3 ? 3 : 2),
  first: 0,
  blessingScore: FIRST_SCORE,
  friendly: [],
  friends: [],
  hasOedipus: false,
  isOneDevice: true,
});

/**
 * The table for a setup: persons around one device, unless the computer plays for some of the seats. It is a partner and
 * not one of those who have agreed by talking: it asks before the riddle is finished, and is asked.
 */
export function planFor(setup: Setup, wanted: readonly Partial<SeatPlan>[] = []): SphinxPlan {
  const seats = usualSeats(setup.players).map(
    (usual, seat): SeatPlan => ({ ...usual, kind: 'person', ...wanted[seat] }),
  );
  const isOneDevice = seats.every(({ kind }) => kind === 'person');
  return { game: SPHINX, seats, setup: { ...setup, isOneDevice } };
}
