import type { Power } from '../power.ts';

export const barter: Power = {};
