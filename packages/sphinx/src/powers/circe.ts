import type { Power } from '../power.ts';

export const circe: Power = {};
