import type { Power } from '../power.ts';

export const polarisFavor: Power = {};
