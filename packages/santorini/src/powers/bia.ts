import type { Differences } from '../power.ts';
import { beyond, PERIMETER } from '../squares.ts';

/** Places first, on the perimeter; an opponent's worker straight beyond her step is removed. */
export const bia: Differences = {
  placesFirst: true,
  places: () => PERIMETER,
  kills: (t, from, to) => t.others & (1 << beyond(from, to)),
};

/** The printed wording lets her place anywhere. */
export const biaPrinted: Differences = { ...bia, places: null };
