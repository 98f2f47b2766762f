/** Games of Santowerini for tests: played here by the rules alone, and handed to a visitor as a browser keeps them. */
import {
  Island,
  inProgress,
  type Setup,
  type State,
  type Step,
  santowerini,
  stepsOf,
  survivalChance,
  type Turn,
  turnsOf,
} from '@thera/santowerini';
import { append, begin, type Match } from '@thera/table';
import { summaryOf } from '../src/games/santowerini/play/summary-of.ts';
import { planFor } from '../src/games/santowerini/tables/table-plan.ts';
import { formatKeptGame } from '../src/kept-games/kept-game.ts';

export type SantoweriniMatch = Match<Setup, State, Step>;

/** A game that is won by who defeats whom they can and else stays as safe and as high as possible. */
export function wonGame(setup: Setup): SantoweriniMatch {
  for (let seed = 0; seed < 40; seed++) {
    const match = playedOut(setup, `won-${seed}`);
    if (match.outcome?.kind === 'won') return match;
  }
  throw new Error('nobody has won');
}

function playedOut(setup: Setup, seed: string): SantoweriniMatch {
  let match = begun(setup, seed);
  for (let turns = 0; turns < 60 && match.outcome === undefined; turns++) {
    const { state } = match;
    const worth = new Map(turnsOf(new Island(state)).map((turn) => [turn, worthOf(state, turn)]));
    const [best] = [...worth].sort(([, a], [, b]) => b - a)[0]!;
    match = after(match, best);
  }
  return match;
}

function worthOf(state: State, turn: Turn): number {
  const now = inProgress(state, stepsOf(turn));
  const heights = now.builders.reduce((sum, square) => sum + Math.min(2, now.heights[square]!), 0);
  const houses = now.heights.filter((height) => height > 0).length;
  return 20 * survivalChance(now) + 8 * (now.defeated - state.defeated) + heights + houses / 4;
}

export function begun(setup: Setup, seed: string): SantoweriniMatch {
  const match = begin(santowerini, setup, seed);
  if (!match.ok) throw new Error(match.error);
  return match.value;
}

export function after(match: SantoweriniMatch, turn: Turn): SantoweriniMatch {
  const next = append(santowerini, match, { kind: 'decision', seat: 0, steps: stepsOf(turn) });
  if (!next.ok) throw new Error(next.error);
  return next.value;
}

/** The game given up. */
export function givenUp(match: SantoweriniMatch): SantoweriniMatch {
  const next = append(santowerini, match, { kind: 'resignation', seat: 0 });
  if (!next.ok) throw new Error(next.error);
  return next.value;
}

/** A game as the text that a browser keeps. */
export function keptText(match: SantoweriniMatch): string {
  const plan = planFor(match.record.setup);
  return formatKeptGame({ id: '', plan, record: match.record, summary: summaryOf(match, plan, Date.now()) });
}
