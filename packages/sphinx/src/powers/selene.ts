import type { Power } from '../power.ts';

export const selene: Power = {};
