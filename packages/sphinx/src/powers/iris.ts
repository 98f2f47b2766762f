import type { Power } from '../power.ts';

export const iris: Power = {};
