import type { Square, Squares } from '../squares.ts';
import { COMPLETED, DOMED, SPENT } from '../steps.ts';
import { MergeTable } from './merge-table.ts';
import type { Turn } from './turn.ts';

const merged = new MergeTable();
/** The steps that turns of this position have stopped after. */
const beginnings = new Set<string>();
/** Tells boards in the middle of a turn from results. */
const IN_PROGRESS = 1 << 24;
const PAUSED = 1 << 25;

/** Forgets the results of the position before. */
export function beginMerging(): void {
  merged.clear();
  // An empty set that is cleared makes a new table for itself all the same.
  if (beginnings.size > 0) beginnings.clear();
}

/** Whether the turn has not come to this board before, with the same facts; to be asked only while turns are listed. */
export function isNewSoFar(t: Turn): boolean {
  // Who is who matters to somebody who asks about a pair.
  if (t.script !== null || t.asked || t.probing) return true;
  const { mine, crewA, crewB, h1, h2, h3, domes, females, facts } = t;
  return merged.isNew(mine, crewA, crewB, h1, h2, h3, domes, females, facts | IN_PROGRESS, t.token);
}

/** What cards will remember beside the facts, so that results which look the same are told apart. */
function notesOf(t: Turn): number {
  const { observers } = t.lineup;
  let notes = t.token;
  for (let i = 0; i < observers.length; i++) {
    const law = observers[i]!;
    notes = Math.imul(notes + 1, 0x9e3779b1) ^ law.power.observes!(t, law, t.memory(law));
  }
  return notes;
}

/** Whether a build as the last step of the turn leads to a new result. */
export function isNewBuild(t: Turn, site: Squares, capped: boolean): boolean {
  const { h1, h2, h3, domes } = t;
  if (capped) return isNew(t, h1, h2, h3, domes | site, 0, -1);
  return isNew(t, h1 | site, h2 | (site & h1), h3 | (site & h2), domes, 0, -1);
}

/** Whether the turn leads to a new result with this board. */
export function isNew(
  t: Turn,
  h1: Squares,
  h2: Squares,
  h3: Squares,
  domes: Squares,
  state: number,
  winner: number,
): boolean {
  if (t.probing) return true;
  // Only facts that a card remembers tell apart what looks the same, and nobody remembers a turn that won.
  const minds = winner < 0 ? t.plan.keeper.minds : 0;
  const facts = state | (t.facts & minds) | ((winner + 1) << 16);
  return merged.isNew(
    t.mine,
    t.crewA,
    t.crewB,
    h1,
    h2,
    h3,
    domes,
    t.females,
    facts,
    winner < 0 ? notesOf(t) : 0,
  );
}

/** Whether the turn has not stopped on this board before with the same ways to go on. */
export function isNewPause(t: Turn, steps: readonly number[]): boolean {
  if (t.probing) return true;
  const beginning = steps.join();
  if (beginnings.has(beginning)) return false;
  beginnings.add(beginning);
  if (t.script?.aim === 'every-route') return true;
  const { mine, crewA, crewB, h1, h2, h3, domes, females, facts, pending } = t;
  const progress =
    actorOf(t) | (t.builds << 5) | (t.epilogues << 12) | (t.moves === 0 ? 1 << 20 : 0) | (t.last << 21);
  const others = facts & (t.plan.keeper.minds | DOMED | COMPLETED) & ~SPENT;
  return merged.isNew(
    mine,
    crewA,
    crewB,
    h1,
    h2 ^ Math.imul(pending, 0x9e3779b1),
    h3,
    domes,
    females,
    others | PAUSED,
    progress,
  );
}

/** Who goes on after the pause; nobody asks which of two walkers is where. */
function actorOf(t: Turn): Square {
  return t.power.walks ? 0 : t.at;
}
