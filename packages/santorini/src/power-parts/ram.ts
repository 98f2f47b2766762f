import { createPower, type Power } from '../power.ts';

/** The Ram of the Golden Fleece variant stands on the square that the third slot remembers, which no seat of two uses. */
export const RAM_SLOT = 2;

/** It closes its square to everybody, as a dome on the ground does. */
export const RAM: Power = createPower(0, 'mortal', 'revised', 'mortal', {
  laws: { everybody: true, closes: (memory) => (memory === 0 ? 0 : 1 << (memory - 1)) },
});
