import type { Power } from '../power.ts';

export const spareHands: Power = {};
