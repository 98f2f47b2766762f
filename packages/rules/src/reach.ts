import type { Square, Squares } from './squares.ts';
import type { Turn } from './turn.ts';

/**
 * Where laws bind: a step is lawful here and a build there, and nowhere else. Powers get sets that the laws have
 * already restricted and can only narrow them.
 */

/** Where a worker on `from` may step, but for its own power's narrowing. */
export function lawful(t: Turn, from: Square): Squares {
  const { power, laws } = t;
  const shut = t.domes | tooHigh(t, from);
  let set = ~(t.mine | t.others | shut);
  if (power.enters !== null) set |= power.enters(t, from) & t.others & ~shut;
  set &= t.near[from]!;
  for (let i = 0; i < laws.bars.length; i++) {
    const law = laws.bars[i]!;
    set &= ~law.power.bars!(t, law, from);
  }
  return set;
}

/** Squares that a worker on `from` cannot climb to. */
export function tooHigh(t: Turn, from: Square): Squares {
  return t.power.lifts === null ? t.tooHigh(from) : t.tooHigh(from) & ~t.power.lifts(t, from);
}

/** Where a worker on `from` may step. */
export function reach(t: Turn, from: Square): Squares {
  const set = lawful(t, from);
  return t.power.may === null ? set : set & t.power.may(t, from);
}

/** Squares that win when entered from `from`. */
export function winning(t: Turn, from: Square): Squares {
  let set = (t.h2 & ~t.h3 & (1 << from)) === 0 ? 0 : t.h3;
  if (t.power.wins !== null) set |= t.power.wins(t, from);
  return set & ~t.vetoes;
}

/** Where a worker on `from` may build what comes next. */
export function buildable(t: Turn, from: Square): Squares {
  const set = t.near[from]! & ~(t.mine | t.others | t.domes);
  return t.laws.guards.length === 0 ? set : set & (t.h3 | ~t.guarded());
}

/** Of the squares for a dome before its time, those that the laws leave open. */
export function cappable(t: Turn, wanted: Squares): Squares {
  const set = wanted & t.free;
  if (t.laws.guards.length === 0) return set;
  let shut = 0;
  for (const law of t.laws.guards) if (law.power.lids) shut |= law.power.guards!(t, law);
  return set & (t.h3 | ~shut);
}
