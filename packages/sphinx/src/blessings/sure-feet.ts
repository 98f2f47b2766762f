import type { Power } from '../power.ts';

/** The worker may move up two levels at once. */
export const sureFeet: Power = { climb: () => 2 };
