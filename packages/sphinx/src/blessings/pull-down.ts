import type { Power } from '../power.ts';

export const pullDown: Power = {};
