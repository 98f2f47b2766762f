import { giftOf } from '../gift.ts';
import type { Power } from '../power.ts';

/** A second-level block comes to the stockpile. */
export const masonsChest: Power = { anytime: (state) => giftOf(state, 'L2') };
