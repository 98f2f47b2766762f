import type { Power } from '../power.ts';

export const castorPollux: Power = {};
