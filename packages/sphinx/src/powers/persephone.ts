import { giftOf } from '../gift.ts';
import type { Power } from '../power.ts';
import { hasMovedUp } from '../turn-facts.ts';

/** If the worker moved up, a first-level block comes to the stockpile after the build. */
export const persephone: Power = {
  afterBuild: (state) => (hasMovedUp(state) ? giftOf(state, 'L1') : []),
};
