import { build } from '../generator/building.ts';
import { force } from '../generator/moving.ts';
import { buildable } from '../generator/reach.ts';
import type { Turn } from '../generator/turn.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { ferriable } from '../power-parts/ferrying.ts';
import { beyond, first } from '../squares.ts';

/** Instead of moving, a worker may force an opponent's worker straight across itself and build. */
export const charon2e: Differences = {
  players: [2],
  instead(t) {
    for (let rest = t.mine; rest !== 0; rest &= rest - 1) {
      const ferryman = first(rest);
      t.at = ferryman;
      for (let victims = ferriable(t, ferryman); victims !== 0; victims &= victims - 1)
        force(t, first(victims), beyond(first(victims), ferryman), buildHere);
    }
  },
  merges: true,
  winsPlainly: true,
  leans: STEPS_ALONE,
};

const buildHere = (t: Turn): void => build(t, buildable(t, t.at));
