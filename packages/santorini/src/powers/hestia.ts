import type { Differences } from '../differences.ts';
import { INTERIOR } from '../squares.ts';

/** May build once more, not on the perimeter. */
export const hestia: Differences = {
  build: { more: { most: () => 2, sites: (_t, can) => can & INTERIOR } },
  search: { commutes: INTERIOR },
};
