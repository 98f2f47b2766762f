import type { Power } from '../power.ts';

export const atlas: Power = {};
