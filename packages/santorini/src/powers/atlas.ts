import type { Differences } from '../power.ts';
import { NEAR } from '../squares.ts';

/** May build a dome at any level. */
export const atlas: Differences = {
  domes: (t) => NEAR[t.at]!,
};
