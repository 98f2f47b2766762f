import type { Power } from '../power.ts';

export const hippolyta: Power = {};
