import type { Power } from '../power.ts';

export const prometheus: Power = {};
