import type { Differences } from '../differences.ts';
import { force, isNewSoFar, moveEach } from '../generator/acting.ts';
import type { TurnView } from '../generator/turn-view.ts';
import { OWN_WORKERS } from '../generator/win-supports.ts';
import { HERO, isReady } from '../power-parts/hero.ts';
import { around, CORNERS, first, type Squares } from '../squares.ts';

/** Once, before his turn, forces any number of opponents' workers beside his to free corners. */
export const odysseus: Differences = {
  ...HERO,
  turn: {
    preludes(t) {
      if (!isReady(t)) return;
      const facts = t.spend();
      banish(t, t.others);
      t.leavePending(0);
      t.restore(facts);
    },
  },
  search: { merges: true, winsPlainly: true, leans: OWN_WORKERS },
};

function banish(t: TurnView, pending: Squares): void {
  for (let victims = pending & around(t.mine); victims !== 0; victims &= victims - 1) {
    t.leavePending(pending & ~(1 << first(victims)));
    for (let corners = CORNERS & t.free; corners !== 0; corners &= corners - 1)
      force(t, first(victims), first(corners), banishMore);
  }
  t.leavePending(pending);
}

function banishMore(t: TurnView): void {
  const { pending } = t;
  if (!isNewSoFar(t)) return;
  moveEach(t);
  banish(t, pending);
}
