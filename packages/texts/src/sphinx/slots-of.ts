import { COIN_COLOURS, type CoinColour } from '@thera/sphinx';
import type { Slots } from './goal-text.ts';

/** How many of each colour, leaving out colours of which there are none. */
export const slotsOf = (slots: Slots): readonly (readonly [CoinColour, number])[] =>
  COIN_COLOURS.flatMap((colour) => {
    const count = slots[colour] ?? 0;
    return count === 0 ? [] : [[colour, count] as const];
  });
