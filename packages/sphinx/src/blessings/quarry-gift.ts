import type { Power } from '../power.ts';

export const quarryGift: Power = {};
