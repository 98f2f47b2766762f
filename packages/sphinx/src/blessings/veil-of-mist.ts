import type { Power } from '../power.ts';

export const veilOfMist: Power = {};
