import { act, build } from '../generator/building.ts';
import { moveWorker, type Onward } from '../generator/moving.ts';
import { buildable } from '../generator/reach.ts';
import type { Turn } from '../generator/turn.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { HERO, isReady } from '../power-parts/hero.ts';
import { first, PERIMETER } from '../squares.ts';
import { COME, SPENT } from '../steps.ts';

/** Instead of a turn, once, a third worker comes to the ground at the edge, moves and builds. */
export const jason: Differences = {
  ...HERO,
  mostWorkers: 3,
  merges: true,
  instead: (t) => land(t, setOut),
  winsPlainly: true,
  leans: STEPS_ALONE,
};

/** In the printed wording it only builds. */
export const jasonPrinted: Differences = { ...jason, instead: (t) => land(t, settle) };

function land(t: Turn, onward: Onward): void {
  if (!isReady(t)) return;
  const { facts } = t;
  t.facts |= SPENT;
  for (let rest = PERIMETER & t.free & ~t.h1; rest !== 0; rest &= rest - 1) act(t, first(rest), COME, onward);
  t.facts = facts;
}

function setOut(t: Turn): void {
  moveWorker(t, t.last);
}

function settle(t: Turn): void {
  t.at = t.last;
  build(t, buildable(t, t.at));
}
