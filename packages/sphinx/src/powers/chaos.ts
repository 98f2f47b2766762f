import type { Power } from '../power.ts';

export const chaos: Power = {};
