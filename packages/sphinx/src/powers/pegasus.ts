import type { Power } from '../power.ts';
import { COMPLETE } from '../towers.ts';

/** The worker may move up any number of levels. */
export const pegasus: Power = { climb: () => COMPLETE };
