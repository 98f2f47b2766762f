import type { Power } from '../power.ts';

export const dionysus: Power = {};
