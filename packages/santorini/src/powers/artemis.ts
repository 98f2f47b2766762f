import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';

/** The worker may move a second time, but not back to where it began. */
export const artemis: Differences = {
  again: (t) => (t.moves < 2 ? ~(1 << t.start) : 0),
  leans: STEPS_ALONE,
};
