import { moveOthers } from '../generator/borrowing.ts';
import { followed } from '../generator/following.ts';
import type { Turn } from '../generator/turn.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { crewOf } from '../position.ts';
import type { Differences } from '../power.ts';
import { MARKERS } from '../power-parts/marker.ts';
import { first, type Squares } from '../squares.ts';
import { CARRY, FERRY, fromOf, kindOf, MOVE, PUSH, SLAY, SWAP, sideOf, TRADE, toOf, WALK } from '../steps.ts';

/** Instead of her turn may move and build with an opponent's worker that is not the one they moved last. */
export const eris: Differences = {
  ...MARKERS,
  players: [2, 4],
  marksWorkers: true,
  instead: (t) => useOthers(t, false),
  // It is the opponents' last turn with a move of their own that counts; later the marks go where their workers go.
  observes(t, law, before) {
    const own = t.plan.side;
    const moved = own === law.side || t.side !== own ? 0 : newcomers(t);
    return moved === 0 ? marksAfter(t, before) : moved;
  },
  winsPlainly: true,
  leans: STEPS_ALONE,
};

/** In the printed wording nobody wins by such a turn. */
export const erisPrinted: Differences = { ...eris, instead: (t) => useOthers(t, true) };

function useOthers(t: Turn, isExtra: boolean): void {
  const own = t.side;
  const lastMoved = t.memories[t.plan.slot]!;
  t.borrowed = true;
  t.extra = isExtra;
  const { endsSimply } = t;
  t.endsSimply &&= !isExtra;
  moveOthers(t, own, lastMoved);
  t.borrowed = false;
  t.extra = false;
  t.endsSimply = endsSimply;
  t.takeSide(own);
}

/** Workers of the mover's side that moved and stand where none of that side stood before. */
function newcomers(t: Turn): Squares {
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

function marksAfter(t: Turn, before: Squares): Squares {
  let set = 0;
  for (let rest = before; rest !== 0; rest &= rest - 1) {
    const square = followed(t, first(rest));
    if (square >= 0) set |= 1 << square;
  }
  return set;
}
