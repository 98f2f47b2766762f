import type { Law } from '../laws.ts';
import { first, NEAR, type Square, type Squares } from '../squares.ts';
import { COME, kindOf, PASS, sideOf } from '../steps.ts';
import { emitPause, emitWin, proceed } from './emitting.ts';
import { isFallen, survivorOf } from './landing.ts';
import type { Turn } from './turn.ts';
import { TurnList } from './turn-list.ts';
import type { TurnView } from './turn-view.ts';

/** Whoever keeps workers in reserve may bring one in beside a new dome, the mover first; then the turn goes on. */
export function react(t: Turn, dome: Square, onward: (t: Turn) => void): void {
  askNext(t, dome, 0, onward);
}

function askNext(t: Turn, dome: Square, n: number, onward: (t: Turn) => void): void {
  const law = reactorAt(t, n);
  if (law === undefined) {
    proceed(t, onward);
    return;
  }
  const sites = sitesFor(t, law, dome);
  const { script } = t;
  // Who cannot see a worker does not know that it is in the way, and nobody is to learn it from not being asked.
  const seen = law.seat === t.seat ? sites : sitesFor(t, law, dome, unseenBy(t, law.side));
  if (seen === 0) {
    askNext(t, dome, n + 1, onward);
    return;
  }
  if (law.seat === t.seat) {
    for (let rest = sites; rest !== 0; rest &= rest - 1) bringIn(t, law, first(rest), dome, n, onward);
    askNext(t, dome, n + 1, onward);
    return;
  }
  if (script === null || !script.hasReaction) {
    if (script?.aim === 'reaction' && script.isUsedUp) {
      script.sites = seen;
      script.open = sites;
    } else if ((script === null || script.isUsedUp) && canGoOn(t, law, dome, n, onward))
      emitPause(t, law.seat);
    return;
  }
  const { depth } = script;
  const { length } = t;
  if (script.choose(t, PASS)) {
    t.write(PASS);
    askNext(t, dome, n + 1, onward);
    t.length = length;
  }
  script.depth = depth;
  for (let rest = sites; rest !== 0; rest &= rest - 1) bringIn(t, law, first(rest), dome, n, onward);
}

/** Who is asked after so many others, clockwise; if the mover may react, nobody else does. */
function reactorAt(t: Turn, n: number): Law | undefined {
  const { reactors, seats } = t.lineup;
  let left = n;
  if (n > 0 && reactors.some(({ seat }) => seat === t.seat)) return undefined;
  for (let seat = t.seat; seat < t.seat + seats; seat++) {
    const law = reactors.find((other) => other.seat === seat % seats);
    if (law !== undefined && left-- === 0) return law;
  }
  return undefined;
}

const probe = new TurnList();

/**
 * Whether the turn can still be completed after some answer. Only moves and builds that must follow can be in doubt; one
 * that is carried out come what may goes on as far as it can.
 */
function canGoOn(t: Turn, law: Law, dome: Square, n: number, onward: (t: Turn) => void): boolean {
  if ((t.pending === 0 && t.moves > 0) || t.script?.aim === 'freely') return true;
  const { list, script } = t;
  t.list = probe;
  t.script = null;
  t.probing = true;
  probe.clear();
  askNext(t, dome, n + 1, onward);
  const sites = sitesFor(t, law, dome);
  for (let rest = sites; rest !== 0 && probe.count === 0; rest &= rest - 1)
    bringIn(t, law, first(rest), dome, n, onward);
  t.list = list;
  t.script = script;
  t.probing = false;
  return probe.count > 0;
}

/** Where a worker may come in: squares of the ground beside the dome that are free, or seem so. */
function sitesFor(t: Turn, law: Law, dome: Square, seeming: Squares = 0): Squares {
  const inHand = law.power.reserve!(t.memory(law)) - broughtIn(t, law.side);
  return inHand > 0 ? NEAR[dome]! & (t.free | seeming) & ~(t.h1 | t.closedFor(law.side)) : 0;
}

/** The workers that a side cannot see. */
function unseenBy(t: Turn, side: number): Squares {
  return t.lineup.hidden.reduce((set, other) => (other === side ? set : set | t.crew(other)), 0);
}

/** How many workers of a side have come in this turn. */
export function broughtIn(t: TurnView, side: number): number {
  let n = 0;
  for (let i = 0; i < t.length; i++) if (kindOf(t.path[i]!) === COME && sideOf(t.path[i]!) === side) n++;
  return n;
}

function bringIn(
  t: Turn,
  law: Law,
  square: Square,
  dome: Square,
  n: number,
  onward: (t: Turn) => void,
): void {
  const { mine, others, crewA, crewB, length, script } = t;
  const depth = script === null ? 0 : script.depth;
  const step = t.bringIn(square, law.side);
  if (script === null || script.choose(t, step)) {
    t.write(step);
    if (isFallen(t)) emitWin(t, survivorOf(t));
    else askNext(t, dome, n + 1, onward);
    t.length = length;
  }
  t.mine = mine;
  t.others = others;
  t.crewA = crewA;
  t.crewB = crewB;
  if (script !== null) script.depth = depth;
}
