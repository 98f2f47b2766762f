import type { Power } from '../power.ts';

export const athena: Power = {};
