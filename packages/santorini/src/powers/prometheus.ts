import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';

/** May build before moving as well, and then does not move up. */
export const prometheus: Differences = {
  move: { may: (t, from) => (t.builds > 0 ? ~t.above(from) : ~0) },
  build: { prebuilds: (_t, can) => can },
  search: { merges: true, leans: STEPS_ALONE },
};
