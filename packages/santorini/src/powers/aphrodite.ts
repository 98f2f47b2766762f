import { BESIDE_STEPS } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { around } from '../squares.ts';

/** An opponent's worker that begins its turn beside hers and moves must end its move beside hers. */
export const aphrodite: Differences = {
  players: [2, 4],
  keeps: (t, law) => around(t.crew(law.side)),
  hampers: BESIDE_STEPS,
};
