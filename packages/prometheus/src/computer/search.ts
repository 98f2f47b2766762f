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

/**
 * The candidate with the best chance to win over determinisations: hands and faces are imagined anew for each world, and
 * all candidates meet the same worlds with the same dice (common random numbers). First they are looked at after the own
 * turn, then the best are played on.
 */
export function searchBest(candidates: readonly Candidate[], searching: Searching): Candidate {
  const { depth } = searching;
  let runners: readonly Runner[] = candidates
    .slice(0, depth.candidates)
    .map((candidate) => ({ candidate, sights: [], games: [] }));
  runners = halve(runners, searching, { samples: depth.sights, least: depth.finalists, turns: 0 });
  runners = halve(runners, searching, { samples: depth.games, least: 1, turns: depth.turns });
  return best(runners).candidate;
}

interface Stage {
  /** Worlds for each of those that stay. */
  readonly samples: number;
  /** How many go on to the next stage. */
  readonly least: number;
  /** Turns that are played on; none for a look at once. */
  readonly turns: number;
}

/** Sequential halving: the worse half drops out again and again, so that time goes to the close ones. */
function halve(
  all: readonly Runner[],
  searching: Searching,
  { samples, least, turns }: Stage,
): readonly Runner[] {
  let runners = all;
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length / least)));
  let world = 0;
  for (let round = 1; round <= rounds && runners.length > least; round++) {
    const until = Math.ceil((samples * round) / rounds);
    for (; world < until; world++)
      for (const runner of runners) {
        if (searching.isLate()) return runners;
        const tries = turns === 0 ? runner.sights : runner.games;
        tries.push(tried(runner.candidate, world, turns, searching));
      }
    runners = runners
      .toSorted((one, other) => scoreOf(other, runners) - scoreOf(one, runners))
      .slice(0, Math.max(least, Math.ceil(runners.length / 2)));
  }
  return runners;
}

function best(runners: readonly Runner[]): Runner {
  return runners.reduce((one, other) => (scoreOf(other, runners) > scoreOf(one, runners) ? other : one));
}

/** Where time ran out in mid-round only the worlds that all have met count. */
function scoreOf({ candidate, sights, games }: Runner, rivals: readonly Runner[]): number {
  const sight = meanOf(sights, Math.min(...rivals.map((rival) => rival.sights.length)));
  const game = meanOf(games, Math.min(...rivals.map((rival) => rival.games.length)));
  const seen = sight === undefined ? 0 : game === undefined ? sight : SIGHT * sight + (1 - SIGHT) * game;
  return seen + POINT * candidate.value;
}

function meanOf(values: readonly number[], count: number): number | undefined {
  if (count === 0) return undefined;
  let sum = 0;
  for (let at = 0; at < count; at++) sum += values[at]!;
  return sum / count;
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
