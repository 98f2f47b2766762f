import type { Differences } from '../differences.ts';
import { BESIDE_STEPS } from '../generator/win-supports.ts';
import { around } from '../squares.ts';

/** An opponent's worker that begins its turn beside hers and moves must end its move beside hers. */
export const aphrodite: Differences = {
  card: { players: [2, 4] },
  laws: { keeps: (t, law) => around(t.crew(law.side)) },
  search: { hampers: BESIDE_STEPS },
};
