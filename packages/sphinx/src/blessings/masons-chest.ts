import type { Power } from '../power.ts';

export const masonsChest: Power = {};
