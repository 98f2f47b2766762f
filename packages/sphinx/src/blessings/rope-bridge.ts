import type { Power } from '../power.ts';

export const ropeBridge: Power = {};
