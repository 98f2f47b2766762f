import { act, notBefore } from '../generator/building.ts';
import { emit } from '../generator/emitting.ts';
import { isNewSoFar } from '../generator/merging.ts';
import { buildable, cappable } from '../generator/reach.ts';
import type { Turn } from '../generator/turn.ts';
import type { Differences } from '../power.ts';
import { HERO, isReady } from '../power-parts/hero.ts';
import { around, first, type Square, type Squares } from '../squares.ts';
import { DOME, SPENT } from '../steps.ts';

/** Once, instead of the build, any number of domes, none included, at any level beside either worker. */
export const heracles: Differences = {
  ...HERO,
  buildsInstead(t) {
    if (!isReady(t)) return;
    const { facts } = t;
    t.facts |= SPENT;
    emit(t);
    // A single dome that is also the usual build is that, and spends nothing.
    usual = t.h3 & buildable(t, t.at);
    open = cappable(t, around(t.mine));
    capMore(t);
    open = 0;
    t.facts = facts;
  },
};

/** In the printed wording at the end of the turn, at least one, in addition to the build. */
export const heraclesPrinted: Differences = {
  ...HERO,
  afterwards(t) {
    if (!isReady(t)) return;
    const { facts } = t;
    t.facts |= SPENT;
    usual = 0;
    open = cappable(t, around(t.mine));
    capMore(t);
    open = 0;
    t.facts = facts;
  },
  merges: true,
};

let usual = 0;
/** Where further domes may go. */
let open: Squares = 0;

/** A dome on each of the squares that are left, and more after it; in lists each set of domes once. */
function capMore(t: Turn): void {
  const pending = open;
  const { epilogues } = t;
  for (let rest = pending; rest !== 0; rest &= rest - 1) {
    const square = first(rest);
    const left = pending & ~(1 << square);
    open = t.script === null || t.script.isPast ? left & followers(t, square) : left;
    act(t, square, DOME, capped);
    t.epilogues = epilogues;
  }
  open = pending;
}

/** In lists, domes that complete towers come last, for one of them may end the game; unless somebody may be asked. */
function followers(t: Turn, square: Square): Squares {
  if (t.lineup.reactors.length > 0) return ~0;
  return (t.h3 & (1 << square)) === 0 ? t.h3 | notBefore(square) : t.h3 & notBefore(square);
}

function capped(t: Turn): void {
  if (t.lineup.reactors.length > 0 && !isNewSoFar(t)) return;
  t.epilogues++;
  if (t.epilogues > 1 || (usual & (1 << t.last)) === 0) emit(t);
  // Somebody may have come in since: what is not free any more takes no dome.
  const pending = open;
  open &= t.free;
  capMore(t);
  open = pending;
}
