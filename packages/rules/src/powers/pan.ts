import type { Differences } from '../power.ts';
import { STEPS_ALONE } from '../win-supports.ts';

/** Also wins by moving down two levels or more. */
export const pan: Differences = {
  wins(t, from) {
    const level = t.level(from);
    if (level < 2) return 0;
    return level === 2 ? ~t.h1 : ~t.h2;
  },
  leans: STEPS_ALONE,
};
