import type { Power } from '../power.ts';

export const maenads: Power = {};
