import type { Differences } from '../differences.ts';
import { TORUS } from '../squares.ts';

/** For her workers' moves and builds opposite edges of the board are next to each other. */
export const urania: Differences = {
  move: { near: TORUS },
};
