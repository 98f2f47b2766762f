import type { Power } from '../power.ts';

export const tyche: Power = {};
