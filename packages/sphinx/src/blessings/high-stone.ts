import type { Power } from '../power.ts';

export const highStone: Power = {};
