import type { Power } from '../power.ts';

export const hydra: Power = {};
