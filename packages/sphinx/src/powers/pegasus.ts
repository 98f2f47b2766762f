import type { Power } from '../power.ts';

export const pegasus: Power = {};
