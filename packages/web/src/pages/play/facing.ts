import type { Seat } from '@thera/table';
import type { QuarterTurns } from '../../boards/game-board.ts';

/** Where so many people sit around a device, in quarter turns. */
const PLACES: Readonly<Record<number, readonly QuarterTurns[]>> = {
  2: [0, 2],
  3: [0, 1, 3],
  4: [0, 1, 2, 3],
};

/** How far the board is turned so that it faces a person; not at all where nobody else looks at it. */
export function facing(persons: readonly Seat[], seat: Seat): QuarterTurns {
  return PLACES[persons.length]?.[persons.indexOf(seat)] ?? 0;
}
