import { giftOf } from '../gift.ts';
import type { Power } from '../power.ts';

/** A third-level block comes to the stockpile. */
export const highStone: Power = { anytime: (state) => giftOf(state, 'L3') };
