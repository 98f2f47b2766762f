import type { Power } from '../power.ts';

export const morpheus: Power = {};
