import type { Colour } from '@thera/board';
import { sideOfSeat } from '@thera/santorini';
import type { Seat } from '@thera/table';

/** The colour in which a seat plays: partners share their workers, and with them the colour of the first. */
export function sideColour(colours: readonly Colour[], seat: Seat): Colour {
  return colours[sideOfSeat(colours.length, seat)]!;
}
