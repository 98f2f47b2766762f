import type { Power } from '../power.ts';

export const medusa: Power = {};
