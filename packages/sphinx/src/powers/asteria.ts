import type { Power } from '../power.ts';

export const asteria: Power = {};
