import type { Power } from '../power.ts';

export const apollo: Power = {};
