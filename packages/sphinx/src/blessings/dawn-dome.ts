import type { Power } from '../power.ts';

export const dawnDome: Power = {};
