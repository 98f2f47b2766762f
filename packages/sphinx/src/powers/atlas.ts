import { earlyDomes } from '../building.ts';
import type { Power } from '../power.ts';

/** The worker may build a dome at any level. */
export const atlas: Power = { builds: earlyDomes };
