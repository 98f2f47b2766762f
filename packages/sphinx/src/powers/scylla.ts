import type { Power } from '../power.ts';

export const scylla: Power = {};
