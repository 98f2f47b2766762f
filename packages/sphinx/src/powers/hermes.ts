import type { Power } from '../power.ts';

export const hermes: Power = {};
