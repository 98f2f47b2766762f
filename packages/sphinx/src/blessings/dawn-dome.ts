import { giftOf } from '../gift.ts';
import type { Power } from '../power.ts';

/** A dome comes to the stockpile. */
export const dawnDome: Power = { anytime: (state) => giftOf(state, 'D') };
