import type { Power } from '../power.ts';

export const aphrodite: Power = {};
