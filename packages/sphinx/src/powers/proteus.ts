import type { Power } from '../power.ts';

export const proteus: Power = {};
