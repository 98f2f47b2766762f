import type { Differences } from '../power.ts';
import { EVERYWHERE } from '../squares.ts';

/** May build once more, on another square. */
export const demeter: Differences = {
  more: (t, can) => (t.builds < 2 ? can & ~(1 << t.last) : 0),
  commutes: EVERYWHERE,
};
