import type { Power } from '../power.ts';

export const hypnus: Power = {};
