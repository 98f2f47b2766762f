import type { Power } from '../power.ts';

export const persephone: Power = {};
