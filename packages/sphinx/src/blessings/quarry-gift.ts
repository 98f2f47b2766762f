import { giftOf } from '../gift.ts';
import type { Power } from '../power.ts';

/** A first-level block comes to the stockpile. */
export const quarryGift: Power = { anytime: (state) => giftOf(state, 'L1') };
