import type { Power } from '../power.ts';

export const ares: Power = {};
