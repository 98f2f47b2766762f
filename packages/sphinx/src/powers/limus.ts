import type { Power } from '../power.ts';

export const limus: Power = {};
