import type { Power } from '../power.ts';

export const secondWind: Power = {};
