import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { NEAR } from '../squares.ts';

/** Three workers; one moves two or three steps and must not end beside where it began. */
export const stymphalians: Differences = {
  players: [2],
  workers: 3,
  mostWorkers: 3,
  again: (t) => (t.moves < 3 ? ~(1 << t.start) : 0),
  rests: (t) => ~(NEAR[t.start]! | (1 << t.start)),
  leastMoves: 2,
  merges: true,
  leans: STEPS_ALONE,
};
