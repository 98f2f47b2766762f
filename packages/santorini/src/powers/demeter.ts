import type { Differences } from '../differences.ts';
import { EVERYWHERE } from '../squares.ts';

/** May build once more, on another square. */
export const demeter: Differences = {
  build: { more: { most: () => 2, sites: (t, can) => can & ~(1 << t.last) } },
  search: { commutes: EVERYWHERE },
};
