import type { Power } from '../power.ts';

export const steppingStones: Power = {};
