import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { diagonals } from '../squares.ts';

/** Every worker but her female moves only diagonally. */
export const hippolyta: Differences = {
  readsGender: true,
  everybody: true,
  bars: (t, law, from) => ((t.crew(law.side) & t.females & (1 << from)) !== 0 ? 0 : ~diagonals(from)),
  hampers: STEPS_ALONE,
};
