import type { Power } from '../power.ts';

export const minotaur: Power = {};
