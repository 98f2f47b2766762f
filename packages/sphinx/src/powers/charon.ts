import type { Power } from '../power.ts';

export const charon: Power = {};
