import type { Power } from '../power.ts';

export const answeredPrayer: Power = {};
