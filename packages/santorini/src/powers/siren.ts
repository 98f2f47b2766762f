import type { Differences } from '../differences.ts';
import { build, finish, force, isNewSoFar, type Onward } from '../generator/acting.ts';
import { buildableByAny } from '../generator/reach.ts';
import type { TurnView } from '../generator/turn-view.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { COMPASS, directionMemory } from '../power-parts/compass.ts';
import { first, nextSquare, type Squares } from '../squares.ts';
import { AIM } from '../steps.ts';

/** Instead of her turn forces opponents' workers along her arrow; then one of hers builds. */
export const siren: Differences = {
  setup: { prepares: { when: 'first', kind: AIM, among: () => 0xff, memory: directionMemory } },
  turn: { instead: { takes: (t) => lure(t, lureAndBuild) } },
  memory: COMPASS,
  search: { merges: true, winsPlainly: true, leans: STEPS_ALONE },
};

/** The printed wording has no build after that. */
export const sirenPrinted: Differences = {
  ...siren,
  turn: { instead: { takes: (t) => lure(t, lureAlone) } },
};

function lure(t: TurnView, lureOn: Onward): void {
  if (t.ownMemory === 0 || t.mine === 0) return;
  lureEach(t, t.others, lureOn);
  t.leavePending(0);
}

/** Each of those who have not been forced yet may be the next. */
function lureEach(t: TurnView, pending: Squares, lureOn: Onward): void {
  const direction = t.ownMemory - 1;
  for (let rest = pending; rest !== 0; rest &= rest - 1) {
    const victim = first(rest);
    const to = nextSquare(victim, direction);
    if ((t.free & (1 << to)) === 0) continue;
    t.leavePending(pending & ~(1 << victim));
    force(t, victim, to, lureOn);
  }
  t.leavePending(pending);
}

function lureAndBuild(t: TurnView): void {
  if (!isNewSoFar(t)) return;
  build(t, buildableByAny(t, t.mine));
  lureEach(t, t.pending, lureAndBuild);
}

function lureAlone(t: TurnView): void {
  if (!isNewSoFar(t)) return;
  finish(t);
  lureEach(t, t.pending, lureAlone);
}
