import { first } from '../squares.ts';
import { BLOCK } from '../steps.ts';
import { act, finish } from './building.ts';
import { isNewSoFar } from './merging.ts';
import { go, type Onward, takeUp } from './moving.ts';
import { buildable } from './reach.ts';
import type { Turn } from './turn.ts';

// Turns of all workers at once. What follows the moves is the same in a whole run of the generator.
let afterMoves: Onward = finish;

/** Every worker moves once, in any order; then what comes next. */
export function moveAll(t: Turn, onward: Onward): void {
  if (t.mine === 0) return;
  afterMoves = onward;
  t.pending = t.mine;
  moveRest(t);
  t.pending = 0;
}

function moveRest(t: Turn): void {
  const { pending, at, start } = t;
  if (pending === 0) {
    if (isNewSoFar(t)) afterMoves(t);
    return;
  }
  // Where one sleeps the others can still win before it is missed.
  for (let rest = pending & t.awake; rest !== 0; rest &= rest - 1) {
    const worker = first(rest);
    t.pending = pending & ~(1 << worker);
    takeUp(t, worker);
    go(t, moveRest);
  }
  t.pending = pending;
  t.at = at;
  t.start = start;
}

/** Every worker builds once, in any order. */
export function buildAll(t: Turn): void {
  if (t.mine === 0 || (t.must & ~t.facts) !== 0 || (t.winsOnly && !t.winsLate)) return;
  t.pending = t.mine;
  buildRest(t);
  t.pending = 0;
}

function buildRest(t: Turn): void {
  const { pending, at } = t;
  if (pending === 0) {
    finish(t);
    return;
  }
  // Where nobody looks at single builds the order makes no difference to lists.
  const inOrder = t.script === null && t.plan.anyOrder;
  for (let rest = pending; rest !== 0; rest &= rest - 1) {
    const worker = first(rest);
    t.pending = pending & ~(1 << worker);
    t.at = worker;
    for (let sites = buildable(t, worker); sites !== 0; sites &= sites - 1)
      act(t, first(sites), BLOCK, countBuild);
    if (inOrder) break;
  }
  t.pending = pending;
  t.at = at;
}

function countBuild(t: Turn): void {
  t.builds++;
  buildRest(t);
}
