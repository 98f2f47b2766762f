import type { Power } from '../power.ts';

export const sureFeet: Power = {};
