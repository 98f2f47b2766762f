import type { Power } from '../power.ts';

export const cornucopia: Power = {};
