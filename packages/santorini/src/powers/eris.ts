import type { Differences } from '../differences.ts';
import { useOthers } from '../generator/acting.ts';
import { followed } from '../generator/following.ts';
import type { TurnView } from '../generator/turn-view.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { crewOf } from '../position.ts';
import { MARKERS } from '../power-parts/marker.ts';
import { first, type Squares } from '../squares.ts';
import { CARRY, FERRY, fromOf, kindOf, MOVE, PUSH, SLAY, SWAP, sideOf, TRADE, toOf, WALK } from '../steps.ts';

/** Instead of her turn may move and build with an opponent's worker that is not the one they moved last. */
export const eris: Differences = {
  card: { players: [2, 4] },
  turn: { instead: { takes: (t) => useOthers(t, t.ownMemory, false) } },
  memory: {
    ...MARKERS,
    marksWorkers: true,
    // It is the opponents' last turn with a move of their own that counts; later the marks go where their workers go.
    observes(t, law, before) {
      const own = t.plan.side;
      const moved = own === law.side || t.side !== own ? 0 : newcomers(t);
      return moved === 0 ? marksAfter(t, before) : moved;
    },
  },
  search: { winsPlainly: true, leans: STEPS_ALONE },
};

/** In the printed wording nobody wins by such a turn. */
export const erisPrinted: Differences = {
  ...eris,
  turn: { instead: { takes: (t) => useOthers(t, t.ownMemory, true) } },
};

/** Workers of the mover's side that moved and stand where none of that side stood before. */
function newcomers(t: TurnView): Squares {
  let set = 0;
  for (let i = 0; i < t.length; i++) {
    const step = t.path[i]!;
    const kind = kindOf(step);
    const from = 1 << fromOf(step);
    const isOwnMove = MOVES.includes(kind) && sideOf(step) === t.side;
    // Two walkers set off at once, and one may end where the other began.
    if (isOwnMove || (CARRIES.includes(kind) && (set & from) !== 0))
      set = (kind === WALK ? set : set & ~from) | (1 << toOf(step));
    else if (kind === SLAY) set &= ~from;
  }
  return set & t.mine & ~crewOf(t.position, t.side);
}

const MOVES: readonly number[] = [MOVE, SWAP, PUSH, WALK];
const CARRIES: readonly number[] = [FERRY, CARRY, TRADE];

function marksAfter(t: TurnView, before: Squares): Squares {
  let set = 0;
  for (let rest = before; rest !== 0; rest &= rest - 1) {
    const square = followed(t, first(rest));
    if (square >= 0) set |= 1 << square;
  }
  return set;
}
