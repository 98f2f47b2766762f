import type { Power } from '../power.ts';

export const eros: Power = {};
