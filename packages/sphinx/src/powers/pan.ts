import type { Power } from '../power.ts';

export const pan: Power = {};
