import type { Differences } from '../differences.ts';
import { build, force, takeUp } from '../generator/acting.ts';
import { buildable } from '../generator/reach.ts';
import type { TurnView } from '../generator/turn-view.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { ferriable } from '../power-parts/ferrying.ts';
import { beyond, first } from '../squares.ts';

/** Instead of moving, a worker may force an opponent's worker straight across itself and build. */
export const charon2e: Differences = {
  card: { players: [2] },
  turn: {
    instead: {
      takes(t) {
        for (let rest = t.mine; rest !== 0; rest &= rest - 1) {
          const ferryman = first(rest);
          takeUp(t, ferryman);
          for (let victims = ferriable(t, ferryman); victims !== 0; victims &= victims - 1)
            force(t, first(victims), beyond(first(victims), ferryman), buildHere);
        }
      },
    },
  },
  search: { merges: true, winsPlainly: true, leans: STEPS_ALONE },
};

const buildHere = (t: TurnView): void => build(t, buildable(t, t.at));
