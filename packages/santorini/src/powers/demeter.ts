import type { Differences } from '../power.ts';
import { EVERYWHERE } from '../squares.ts';

/** May build once more, on another square. */
export const demeter: Differences = {
  builds: () => 2,
  more: (t, can) => can & ~(1 << t.last),
  commutes: EVERYWHERE,
};
