import type { Differences } from '../differences.ts';
import { useOthers } from '../generator/acting.ts';
import { followed } from '../generator/following.ts';
import type { TurnView } from '../generator/turn-view.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { crewOf } from '../position.ts';
import { MARKERS } from '../power-parts/marker.ts';
import { first, type Square, type Squares } from '../squares.ts';
import { CARRY, FERRY, fromOf, kindOf, MOVE, PUSH, SLAY, SWAP, sideOf, TRADE, toOf, WALK } from '../steps.ts';

/** Instead of her turn may move and build with an opponent's worker that is not the one they moved last. */
export const eris: Differences = {
  card: { players: [2, 4] },
  turn: { instead: { takes: (t) => useOthers(t, t.ownMemory, false) } },
  memory: {
    ...MARKERS,
    marksWorkers: true,
    // It is the opponents' last move of their own that counts; later the mark goes where the worker goes.
    observes(t, law, before) {
      const own = t.plan.side;
      const isTheirs = own !== law.side && t.side === own;
      return (isTheirs ? lastMoved(t) : undefined) ?? marksAfter(t, before);
    },
  },
  search: { winsPlainly: true, leans: STEPS_ALONE },
};

/** In the printed wording nobody wins by such a turn. */
export const erisPrinted: Differences = {
  ...eris,
  turn: { instead: { takes: (t) => useOthers(t, t.ownMemory, true) } },
};

/** The worker of the mover's side that moved last: nobody if it is gone, undefined if none moved. */
function lastMoved(t: TurnView): Squares | undefined {
  let last = t.length - 1;
  while (last >= 0 && !isOwnMove(t, t.path[last]!)) last--;
  if (last < 0) return undefined;
  let square = toOf(t.path[last]!);
  for (let i = last + 1; i < t.length; i++) {
    const step = t.path[i]!;
    if (fromOf(step) !== square) continue;
    if (kindOf(step) === SLAY) return 0;
    if (CARRIES.includes(kindOf(step))) square = toOf(step);
  }
  if (!t.power.walks || square !== originOf(t, last)) return 1 << square;
  // Who walks in a circle has not moved; then it was the other, if that is elsewhere now.
  return t.mine & ~crewOf(t.position, t.side) || undefined;
}

/** Where the worker began that takes the step of this number. */
function originOf(t: TurnView, last: number): Square {
  let square = fromOf(t.path[last]!);
  // Two walkers set off at once, and one may end where the other began.
  if (kindOf(t.path[last]!) === WALK) return square;
  for (let i = last - 1; i >= 0; i--) if (toOf(t.path[i]!) === square) square = fromOf(t.path[i]!);
  return square;
}

const isOwnMove = (t: TurnView, step: number): boolean =>
  MOVES.includes(kindOf(step)) && sideOf(step) === t.side;

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
