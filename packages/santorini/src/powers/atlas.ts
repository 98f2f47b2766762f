import type { Differences } from '../differences.ts';
import { NEAR } from '../squares.ts';

/** May build a dome at any level. */
export const atlas: Differences = {
  build: { domes: (t) => NEAR[t.at]! },
};
