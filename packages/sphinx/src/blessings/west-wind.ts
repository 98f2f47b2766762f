import type { Power } from '../power.ts';

export const westWind: Power = {};
