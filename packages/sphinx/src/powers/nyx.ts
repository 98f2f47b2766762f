import type { Power } from '../power.ts';

export const nyx: Power = {};
