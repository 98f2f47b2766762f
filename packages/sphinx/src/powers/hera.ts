import type { Power } from '../power.ts';

export const hera: Power = {};
