import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { NEAR } from '../squares.ts';

/** Three workers; one moves two or three steps and must not end beside where it began. */
export const stymphalians: Differences = {
  card: { players: [2] },
  setup: { workers: { placed: 3, most: 3 } },
  move: {
    again: (t) => (t.moves < 3 ? ~(1 << t.start) : 0),
    rests: { squares: (t) => ~(NEAR[t.start]! | (1 << t.start)), least: 2 },
  },
  search: { merges: true, leans: STEPS_ALONE },
};
