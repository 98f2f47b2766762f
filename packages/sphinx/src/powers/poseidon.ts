import type { Power } from '../power.ts';

export const poseidon: Power = {};
