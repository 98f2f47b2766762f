import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { diagonals } from '../squares.ts';

/** Every worker but her female moves only diagonally. */
export const hippolyta: Differences = {
  card: { readsGender: true },
  laws: {
    everybody: true,
    bars: (t, law, from) => ((t.crew(law.side) & t.females & (1 << from)) !== 0 ? 0 : ~diagonals(from)),
  },
  search: { hampers: STEPS_ALONE },
};
