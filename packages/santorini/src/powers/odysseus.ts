import { isNewSoFar } from '../generator/merging.ts';
import { force, type Onward } from '../generator/moving.ts';
import type { Turn } from '../generator/turn.ts';
import { OWN_WORKERS } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { HERO, isReady } from '../power-parts/hero.ts';
import { around, CORNERS, first } from '../squares.ts';
import { SPENT } from '../steps.ts';

/** Once, before his turn, forces any number of opponents' workers beside his to free corners. */
export const odysseus: Differences = {
  ...HERO,
  preludes(t, goOn) {
    if (!isReady(t)) return;
    afterBanishing = goOn;
    const { facts } = t;
    t.facts |= SPENT;
    t.pending = t.others;
    banish(t);
    t.pending = 0;
    t.facts = facts;
  },
  merges: true,
  winsPlainly: true,
  leans: OWN_WORKERS,
};

// What follows is the same in a whole run of the generator.
let afterBanishing: Onward = banish;

function banish(t: Turn): void {
  const { pending } = t;
  for (let victims = pending & around(t.mine); victims !== 0; victims &= victims - 1) {
    t.pending = pending & ~(1 << first(victims));
    for (let corners = CORNERS & t.free; corners !== 0; corners &= corners - 1)
      force(t, first(victims), first(corners), banishMore);
  }
  t.pending = pending;
}

function banishMore(t: Turn): void {
  const { pending } = t;
  if (!isNewSoFar(t)) return;
  afterBanishing(t);
  t.pending = pending;
  banish(t);
}
