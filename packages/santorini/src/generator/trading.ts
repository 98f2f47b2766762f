import { around, first, type Squares } from '../squares.ts';
import { fromOf, otherOf, TRADE, toOf, workerStep } from '../steps.ts';
import { notBefore } from './building.ts';
import { emit, emitWin } from './emitting.ts';
import { isFallen, survivorOf } from './landing.ts';
import type { Turn } from './turn.ts';

/** Changes places with each side that no worker of one's own is beside; `pairs` says how many at once. */
export function tradeWith(t: Turn, pairs: (t: Turn, side: number) => number): void {
  for (let side = 0; side < t.lineup.sides; side++) {
    if (side === t.side || (around(t.crew(side)) & t.mine) !== 0) continue;
    const left = pairs(t, side);
    if (left > 0) tradePairs(t, side, t.mine, t.crew(side), left);
  }
}

/** Of one's own and of theirs, those who have not changed places yet. */
function tradePairs(t: Turn, side: number, own: Squares, theirs: Squares, left: number): void {
  if (left === 0) {
    emit(t);
    return;
  }
  // In lists one order is enough, and whom each of them replaces only matters if they can be told apart.
  const listing = t.script === null;
  const areKnown = t.lineup.gender || t.lineup.observers.length > 0;
  for (let mine = own; mine !== 0; mine &= mine - 1) {
    const a = first(mine);
    const ownLeft = own & ~(1 << a) & (listing ? notBefore(a) : ~0);
    for (let rest = theirs; rest !== 0; rest &= rest - 1) {
      const b = first(rest);
      const theirsLeft = theirs & ~(1 << b) & (listing && !areKnown ? notBefore(b) : ~0);
      trade(t, workerStep(TRADE, a, b, t.side, side), ownLeft, theirsLeft, left);
    }
  }
}

/** One of one's own and one of theirs change places, and then so many less one of those who have not yet. */
function trade(t: Turn, step: number, own: Squares, theirs: Squares, left: number): void {
  const { mine, others, crewA, crewB, females, length, script } = t;
  const depth = script === null ? 0 : script.depth;
  if (script === null || script.choose(t, step)) {
    const side = otherOf(step);
    const both = (1 << fromOf(step)) | (1 << toOf(step));
    t.mine ^= both;
    t.others ^= both;
    if (side === t.sideA) t.crewA ^= both;
    else t.crewB ^= both;
    const marks = females & both;
    if (marks !== 0 && marks !== both) t.females ^= both;
    t.write(step);
    if (isFallen(t)) emitWin(t, survivorOf(t));
    else tradePairs(t, side, own, theirs, left - 1);
    t.mine = mine;
    t.others = others;
    t.crewA = crewA;
    t.crewB = crewB;
    t.females = females;
    t.length = length;
  }
  if (script !== null) script.depth = depth;
}
