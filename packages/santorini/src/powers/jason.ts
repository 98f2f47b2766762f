import type { Differences } from '../differences.ts';
import { act, build, moveWorker, type Onward, takeUp } from '../generator/acting.ts';
import { buildable } from '../generator/reach.ts';
import type { TurnView } from '../generator/turn-view.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { HERO, isReady } from '../power-parts/hero.ts';
import { first, PERIMETER } from '../squares.ts';
import { COME } from '../steps.ts';

/** Instead of a turn, once, a third worker comes to the ground at the edge, moves and builds. */
export const jason: Differences = {
  ...HERO,
  setup: { workers: { placed: 2, most: 3 } },
  turn: { instead: { takes: (t) => land(t, setOut), brings: true } },
  search: { merges: true, winsPlainly: true, leans: STEPS_ALONE },
};

/** In the printed wording it only builds. */
export const jasonPrinted: Differences = {
  ...jason,
  turn: { instead: { takes: (t) => land(t, settle), brings: true } },
};

function land(t: TurnView, onward: Onward): void {
  if (!isReady(t)) return;
  const facts = t.spend();
  for (let rest = PERIMETER & t.free & ~t.h1; rest !== 0; rest &= rest - 1) act(t, first(rest), COME, onward);
  t.restore(facts);
}

function setOut(t: TurnView): void {
  moveWorker(t, t.last);
}

function settle(t: TurnView): void {
  takeUp(t, t.last);
  build(t, buildable(t, t.at));
}
