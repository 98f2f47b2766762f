import type { Power } from '../power.ts';

export const freshOmens: Power = {};
