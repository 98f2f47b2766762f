import type { Power } from '../power.ts';

export const tradePlaces: Power = {};
