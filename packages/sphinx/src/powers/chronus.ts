import type { Power } from '../power.ts';

export const chronus: Power = {};
