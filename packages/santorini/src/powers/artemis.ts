import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';

/** The worker may move a second time, but not back to where it began. */
export const artemis: Differences = {
  move: { again: (t) => (t.moves < 2 ? ~(1 << t.start) : 0) },
  search: { leans: STEPS_ALONE },
};
