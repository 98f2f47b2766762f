import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';

/** May build before moving as well, and then does not move up. */
export const prometheus: Differences = {
  prebuilds: (_t, can) => can,
  may: (t, from) => (t.builds > 0 ? ~t.above(from) : ~0),
  merges: true,
  leans: STEPS_ALONE,
};
