import type { Differences } from '../differences.ts';
import { beyond, PERIMETER } from '../squares.ts';

/** Places first, on the perimeter; an opponent's worker straight beyond her step is removed. */
export const bia: Differences = {
  setup: { order: 'first', places: () => PERIMETER },
  move: { kills: (t, from, to) => t.others & (1 << beyond(from, to)) },
};

/** The printed wording lets her place anywhere. */
export const biaPrinted: Differences = { ...bia, setup: { order: 'first' } };
