import type { Square, Squares } from '../squares.ts';
import { COMPLETED, DOMED, SPENT } from '../steps.ts';
import { MergeTable } from './merge-table.ts';
import type { Turn } from './turn.ts';

const merged = new MergeTable();
/** The words of a key in their order. */
const { key } = merged;
const MINE = 0;
const CREW_A = 1;
const CREW_B = 2;
const H1 = 3;
const H2 = 4;
const H3 = 5;
const DOMES = 6;
const FEMALES = 7;
const FACTS = 8;
const NOTES = 9;
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
  writeBoard(t);
  key[FACTS] = t.facts | IN_PROGRESS;
  key[NOTES] = notesOf(t);
  return merged.isNew();
}

function writeBoard(t: Turn): void {
  key[MINE] = t.mine;
  key[CREW_A] = t.crewA;
  key[CREW_B] = t.crewB;
  key[H1] = t.h1;
  key[H2] = t.h2;
  key[H3] = t.h3;
  key[DOMES] = t.domes;
  key[FEMALES] = t.females;
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
  if (t.probing) return true;
  const { h1, h2, h3, domes } = t;
  writeBoard(t);
  if (capped) key[DOMES] = domes | site;
  else {
    key[H1] = h1 | site;
    key[H2] = h2 | (site & h1);
    key[H3] = h3 | (site & h2);
  }
  return isNewWith(t, 0, -1);
}

/** Whether the turn leads to a new result. */
export function isNew(t: Turn, state: number, winner: number): boolean {
  if (t.probing) return true;
  writeBoard(t);
  return isNewWith(t, state, winner);
}

/** Whether the turn leads to a new result with the board that is written already. */
function isNewWith(t: Turn, state: number, winner: number): boolean {
  // Only facts that a card remembers tell apart what looks the same, and nobody remembers a turn that won.
  const minds = winner < 0 ? t.plan.keeper.minds : 0;
  key[FACTS] = state | (t.facts & minds) | ((winner + 1) << 16);
  key[NOTES] = winner < 0 ? notesOf(t) : 0;
  return merged.isNew();
}

/** Whether the turn has not stopped on this board before with the same ways to go on. */
export function isNewPause(t: Turn, steps: readonly number[]): boolean {
  if (t.probing) return true;
  const beginning = steps.join();
  if (beginnings.has(beginning)) return false;
  beginnings.add(beginning);
  if (t.script?.aim === 'every-route') return true;
  writeBoard(t);
  key[H2] = t.h2 ^ Math.imul(t.pending, 0x9e3779b1);
  // Whether another way to build was the usual one is open until the turn goes on, and so whether it uses a power up.
  const open = t.power.buildsInstead === null ? 0 : SPENT;
  key[FACTS] = (t.facts & (t.plan.keeper.minds | DOMED | COMPLETED) & ~open) | PAUSED;
  key[NOTES] =
    actorOf(t) | (t.builds << 5) | (t.epilogues << 12) | (t.moves === 0 ? 1 << 20 : 0) | (t.last << 21);
  return merged.isNew();
}

/** Who goes on after the pause; nobody asks which of two walkers is where. */
function actorOf(t: Turn): Square {
  return t.power.walks ? 0 : t.at;
}
