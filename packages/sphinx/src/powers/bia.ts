import type { Power } from '../power.ts';

export const bia: Power = {};
