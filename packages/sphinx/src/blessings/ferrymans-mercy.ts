import type { Power } from '../power.ts';

export const ferrymansMercy: Power = {};
