import type { Differences } from '../power.ts';
import { TORUS } from '../squares.ts';

/** For her workers' moves and builds opposite edges of the board are next to each other. */
export const urania: Differences = {
  near: TORUS,
};
