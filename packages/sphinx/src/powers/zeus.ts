import type { Power } from '../power.ts';

export const zeus: Power = {};
