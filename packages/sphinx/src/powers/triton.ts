import type { Power } from '../power.ts';

export const triton: Power = {};
