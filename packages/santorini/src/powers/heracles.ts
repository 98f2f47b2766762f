import type { Differences } from '../differences.ts';
import { act, emit, isNewSoFar, mayAdd, type Onward } from '../generator/acting.ts';
import { notBefore } from '../generator/building.ts';
import { cappable } from '../generator/reach.ts';
import type { TurnView } from '../generator/turn-view.ts';
import { HERO, isReady } from '../power-parts/hero.ts';
import { around, first, type Square, type Squares } from '../squares.ts';
import { DOME } from '../steps.ts';

/** Once, instead of the build, any number of domes, none included, at any level beside either worker. */
export const heracles: Differences = {
  ...HERO,
  build: {
    instead(t) {
      if (!isReady(t)) return;
      const facts = t.spend();
      emit(t);
      capEach(t, cappable(t, around(t.mine)), cappedInstead);
      t.restore(facts);
    },
  },
  search: { addsFreely: true },
};

/** In the printed wording at the end of the turn, at least one, in addition to the build. */
export const heraclesPrinted: Differences = {
  ...HERO,
  ending: {
    afterwards(t) {
      if (!isReady(t)) return;
      const facts = t.spend();
      capEach(t, cappable(t, around(t.mine)), cappedAfterwards);
      t.restore(facts);
    },
  },
  search: { merges: true, addsFreely: true },
};

function cappedInstead(t: TurnView): void {
  if (!isRepeated(t)) capMore(t, !isUsual(t), cappedInstead);
}

function cappedAfterwards(t: TurnView): void {
  if (!isRepeated(t)) capMore(t, true, cappedAfterwards);
}

/** A single dome that is also the usual build is that, and spends nothing. */
function isUsual(t: TurnView): boolean {
  return t.epilogues === 0 && (t.near[t.at]! & t.h3 & (1 << t.last)) !== 0;
}

function isRepeated(t: TurnView): boolean {
  return t.lineup.reactors.length > 0 && !isNewSoFar(t);
}

/** The turn may end with the dome just built; and more may follow, but somebody may have come in since. */
function capMore(t: TurnView, mayEnd: boolean, capped: Onward): void {
  const { open } = t;
  t.addEpilogue();
  if (mayEnd) emit(t);
  capEach(t, open & t.free, capped);
  t.leaveOpen(open);
}

/** A dome on each of the squares, and more after it; in lists each set of domes once. */
function capEach(t: TurnView, squares: Squares, capped: Onward): void {
  const wanted = squares !== 0 && mayAdd(t) ? squares : 0;
  for (let rest = wanted; rest !== 0; rest &= rest - 1) {
    const square = first(rest);
    const left = squares & ~(1 << square);
    t.leaveOpen(t.isListed ? left & followers(t, square) : left);
    act(t, square, DOME, capped);
  }
  t.leaveOpen(0);
}

/** In lists, domes that complete towers come last, for one of them may end the game; unless somebody may be asked. */
function followers(t: TurnView, square: Square): Squares {
  if (t.lineup.reactors.length > 0) return ~0;
  return (t.h3 & (1 << square)) === 0 ? t.h3 | notBefore(square) : t.h3 & notBefore(square);
}
