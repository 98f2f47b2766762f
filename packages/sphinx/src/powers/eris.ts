import type { Power } from '../power.ts';

export const eris: Power = {};
