import { first, type Square, type Squares } from '../squares.ts';
import type { Turn } from './turn.ts';
import type { TurnView } from './turn-view.ts';

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
  if (power.leaps !== null) set |= power.leaps(t, from) & t.free;
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
  if (t.borrowed) return ownersWinning(t, from);
  let set = (t.h2 & ~t.h3 & (1 << from)) === 0 ? 0 : t.h3;
  if (t.power.wins !== null) set |= t.power.wins(t, from);
  if (t.power.rests !== null) set &= t.moves + 1 < t.power.leastMoves ? 0 : t.power.rests(t);
  return set & ~t.vetoes;
}

/** Squares on which a worker in another's hands wins for its owner: by the owner's power, never by height. */
function ownersWinning(t: Turn, from: Square): Squares {
  let set = 0;
  if (t.extra) return set;
  for (const { side, power } of t.lineup.plans)
    if (side === t.side && power.wins !== null) set |= power.wins(t, from);
  return set & ~t.laws.vetoes;
}

/** Where the workers that may build now can build what comes next. */
export function sitesOf(t: Turn): Squares {
  const { builders } = t.power;
  return builders === null || t.borrowed ? buildable(t, t.at) : buildableByAny(t, builders(t));
}

/** Where any of these workers may build what comes next. */
export function buildableByAny(t: TurnView, workers: Squares): Squares {
  let set = 0;
  for (let rest = workers; rest !== 0; rest &= rest - 1) set |= buildable(t, first(rest));
  return set;
}

/** Where a worker on `from` may build what comes next. */
export function buildable(t: TurnView, from: Square): Squares {
  const set = t.near[from]! & ~(t.mine | t.others | t.domes);
  return t.laws.guards.length === 0 ? set : set & (t.h3 | ~t.guarded());
}

/** Of the squares for a dome before its time, those that the laws leave open. */
export function cappable(t: TurnView, wanted: Squares): Squares {
  const set = wanted & t.free;
  if (t.laws.guards.length === 0) return set;
  let shut = 0;
  for (const law of t.laws.guards) if (law.power.lids) shut |= law.power.guards!(t, law);
  return set & (t.h3 | ~shut);
}
