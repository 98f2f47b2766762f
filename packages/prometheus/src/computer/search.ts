import type { Dice, Seat } from '@thera/table';
import type { Side } from '../data/sides.ts';
import { type Draft, draftOf } from '../draft.ts';
import { imagine } from '../imagine.ts';
import type { View } from '../state.ts';
import type { Candidate } from './candidates.ts';
import { carry } from './carry.ts';
import { diceFrom } from './guessing-dice.ts';
import { playOn, toNextTurn } from './play-on.ts';
import type { Depth } from './skill.ts';
import { winChance } from './win-chance.ts';

/** What a search needs besides its candidates. */
export interface Searching {
  readonly view: View;
  /** Whose cards are played. */
  readonly seat: Seat;
  readonly depth: Depth;
  readonly seed: number;
  readonly isLate: () => boolean;
}

/** A candidate that is tried again and again. */
interface Runner {
  readonly candidate: Candidate;
  /** Chances to win, by the tries that look at once who is better off, and by those that play on. */
  readonly sights: number[];
  readonly games: number[];
}

/** What a point of the first judgement counts beside chances to win. */
const POINT = 0.001;
/** What the look at once counts beside games that are played on. */
const SIGHT = 0.6;

/** Worlds between two looks at who has fallen behind. */
const LAP = 8;
/** Who lies behind the best by so many standard errors has lost. */
const BEHIND = 2.2;
/** At most this share goes on after a lap, so that time goes to the close ones. */
const KEPT = 0.7;

/**
 * The candidate with the best chance to win over determinisations: hands and faces are imagined anew for each world, and
 * all candidates meet the same worlds with the same dice (common random numbers). First they are looked at after the own
 * turn, then the best are played on. It ends early where the choice is clear.
 */
export function searchBest(candidates: readonly Candidate[], searching: Searching): Candidate {
  const { depth } = searching;
  let runners: readonly Runner[] = candidates
    .slice(0, depth.candidates)
    .map((candidate) => ({ candidate, sights: [], games: [] }));
  runners = race(runners, searching, { samples: depth.sights, least: depth.finalists, turns: 0 });
  runners = race(runners, searching, { samples: depth.games, least: 1, turns: depth.turns });
  return best(runners).candidate;
}

interface Stage {
  /** Worlds for each of those that stay. */
  readonly samples: number;
  /** How many go on to the next stage at most; fewer where the others are beaten. */
  readonly least: number;
  /** Turns that are played on; none for a look at once. */
  readonly turns: number;
}

/** A race: who is beaten drops out, and of many the worst. */
function race(
  all: readonly Runner[],
  searching: Searching,
  { samples, least, turns }: Stage,
): readonly Runner[] {
  let runners = all;
  for (let world = 0; world < samples && runners.length > 1; ) {
    for (const until = Math.min(samples, world + LAP); world < until; world++) {
      if (searching.isLate()) return runners;
      for (const runner of runners) {
        const tries = turns === 0 ? runner.sights : runner.games;
        tries.push(tried(runner.candidate, world, turns, searching));
      }
    }
    runners = unbeaten(runners, turns === 0 ? 'sights' : 'games', least);
  }
  return runners;
}

function unbeaten(runners: readonly Runner[], kind: 'sights' | 'games', least: number): readonly Runner[] {
  const leader = best(runners);
  const lead = scoreOf(leader);
  return runners
    .filter((runner) => lead - scoreOf(runner) <= BEHIND * errorOf(leader[kind], runner[kind]))
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
    .slice(0, Math.max(least, Math.ceil(runners.length * KEPT)));
}

/** The standard error of the mean difference of two that met the same worlds. */
function errorOf(one: readonly number[], other: readonly number[]): number {
  if (one.length < 2) return Number.POSITIVE_INFINITY;
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < one.length; at++) {
    const difference = one[at]! - other[at]!;
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / one.length;
  return Math.sqrt(Math.max(0, squares / one.length - mean * mean) / (one.length - 1));
}

function best(runners: readonly Runner[]): Runner {
  return runners.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one));
}

function scoreOf({ candidate, sights, games }: Runner): number {
  const sight = meanOf(sights);
  const game = meanOf(games);
  const seen = sight === undefined ? 0 : game === undefined ? sight : SIGHT * sight + (1 - SIGHT) * game;
  return seen + POINT * candidate.value;
}

function meanOf(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** The chance to win that a candidate comes to in one imagined world. */
function tried({ steps }: Candidate, number: number, turns: number, { view, seat, seed }: Searching): number {
  const dice = diceFrom(seed + 104_729 * (number + 1) + turns);
  const draft = carry(draftOf(imagine(view, dice)), steps, dice);
  const mover = onward(draft, turns, dice);
  return winChance(draft, view.seats[seat]!.side, mover);
}

const onward = (draft: Draft, turns: number, dice: Dice): Side =>
  turns === 0 ? toNextTurn(draft, dice) : playOn(draft, turns, dice);
