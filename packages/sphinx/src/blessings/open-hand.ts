import type { Power } from '../power.ts';

export const openHand: Power = {};
