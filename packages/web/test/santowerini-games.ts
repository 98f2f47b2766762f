import type { SantoweriniMatch } from '@thera/play/santowerini';
import {
  buildingsOn,
  Island,
  inProgress,
  type Loss,
  movesFrom,
  type Setup,
  type State,
  type Step,
  santowerini,
  santoweriniPlayer,
  stepsOf,
  turnsOf,
} from '@thera/santowerini';
import { append, begin, parseRecord, replay } from '@thera/table';
import { summaryOf } from '../src/games/santowerini/play/summary-of.ts';
import { planFor } from '../src/games/santowerini/tables/table-plan.ts';
import { formatKeptGame, parseKeptGame } from '../src/kept-games/kept-game.ts';

/** Decides what is played next. */
type Policy = (state: State) => readonly Step[];

/** A whole game: the match, and every turn of it. */
export interface WholeGame {
  readonly setup: Setup;
  readonly seed: string;
  readonly turns: readonly (readonly Step[])[];
  readonly match: SantoweriniMatch;
}

const LONGEST = 60;

/** A game that is begun, with turns taken already. */
export function gameAfter(
  setup: Setup,
  seed: string,
  turns: readonly (readonly Step[])[] = [],
): SantoweriniMatch {
  const begun = begin(santowerini, setup, seed);
  if (!begun.ok) throw new Error(`no game: ${begun.error}`);
  return turns.reduce<SantoweriniMatch>((match, steps) => {
    const next = append(santowerini, match, { kind: 'decision', seat: 0, steps });
    if (!next.ok) throw new Error(`${JSON.stringify(steps)}: ${next.error}`);
    return next.value;
  }, begun.value);
}

function playOut(setup: Setup, seed: string, policy: Policy): WholeGame {
  let match = gameAfter(setup, seed);
  const turns: (readonly Step[])[] = [];
  while (match.outcome === undefined && turns.length < LONGEST) {
    turns.push(policy(match.state));
    match = gameAfter(setup, seed, turns);
  }
  return { setup, seed, turns, match };
}

/** The first game of a policy, over many seeds, that ends as wanted; so it is found also when scenarios are tuned. */
function firstGame(setup: Setup, policy: Policy, isWanted: (match: SantoweriniMatch) => boolean): WholeGame {
  for (let seed = 0; seed < 500; seed++) {
    const game = playOut(setup, `s${seed}`, policy);
    if (isWanted(game.match)) return game;
  }
  throw new Error(`no such game of ${JSON.stringify(setup)}`);
}

/** Takes the turn after which the island is best, in somebody's eyes. */
const striving =
  (value: (state: State) => number): Policy =>
  (state) =>
    turnsOf(new Island(state))
      .map((turn) => ({ steps: stepsOf(turn), value: value(inProgress(state, stepsOf(turn))) }))
      .toSorted((a, b) => b.value - a.value)[0]!.steps;

const rowOf = (square: number): number => Math.floor(square / 5);
const distance = (a: number, b: number): number =>
  Math.max(Math.abs((a % 5) - (b % 5)), Math.abs(rowOf(a) - rowOf(b)));

/** How far the nearest enemy is from any builder. */
const safety = ({ enemies, builders }: State): number =>
  Math.min(9, ...enemies.flatMap(({ square }) => builders.map((builder) => distance(builder, square))));

const mobility = (state: State): number => {
  const island = new Island(state);
  return island.builders.reduce((sum, from) => sum + movesFrom(island, from).length, 0);
};

/** Who wants to lose in each of the four ways, and where that is possible. */
const LOSERS: Readonly<Record<Loss, { readonly setup: Setup; readonly policy: Policy }>> = {
  gate: {
    setup: { scenario: '1A', difficulty: 'expert', attempt: 1 },
    policy: striving(({ builders }) => -builders.reduce((sum, square) => sum + rowOf(square), 0)),
  },
  builders: {
    setup: { scenario: '1A', difficulty: 'easy', attempt: 1 },
    policy: striving(
      (state) => -5 * safety(state) - state.builders.reduce((sum, square) => sum + state.heights[square]!, 0),
    ),
  },
  buildings: {
    setup: { scenario: '3A', difficulty: 'easy', attempt: 1 },
    policy: striving(
      (state) =>
        safety(state) -
        10 * buildingsOn(state) -
        5 * state.builders.filter((square) => state.heights[square]! > 0).length,
    ),
  },
  'no-turn': {
    setup: { scenario: '3B', difficulty: 'easy', attempt: 1 },
    policy: striving((state) => safety(state) - 3 * mobility(state)),
  },
};

/** A game that is lost in one of the four ways. */
export function lostBy(loss: Loss): WholeGame {
  const { setup, policy } = LOSERS[loss];
  return firstGame(setup, policy, ({ outcome }) => outcome?.kind === 'lost' && outcome.reason === loss);
}

const COMPUTER: Policy = (view) => {
  const budget = { clock: () => 0 };
  const decided = santoweriniPlayer.decide({ view, seat: 0, level: 'foreman', seed: 'test', budget });
  if (!Array.isArray(decided)) throw new Error('the computer has no turn');
  return decided;
};

/** A game that the computer wins. */
export function wonAt(setup: Setup): WholeGame {
  return firstGame(setup, COMPUTER, ({ outcome }) => outcome?.kind === 'won');
}

/** The first game in which enemies act after each of the first turns, all of whom stay on the island. */
export function busyGame(setup: Setup, turns: number, isWanted: (state: State) => boolean): WholeGame {
  for (let seed = 0; seed < 500; seed++) {
    const game = playOut(setup, `s${seed}`, COMPUTER);
    const match = gameAfter(setup, game.seed, game.turns.slice(0, turns));
    if (match.outcome === undefined && isWanted(match.state))
      return { ...game, turns: game.turns.slice(0, turns), match };
  }
  throw new Error(`no such game of ${JSON.stringify(setup)}`);
}

/** The id of games that tests put into the browser. */
export const KEPT_ID = 'testgame';

/** A game as a browser keeps it. */
export function keptText(match: SantoweriniMatch): string {
  const plan = planFor(match.state.setup);
  return formatKeptGame({
    id: KEPT_ID,
    plan,
    record: match.record,
    summary: summaryOf(match, plan, Date.now()),
  });
}

/** The game in a text that a browser has kept. */
export function matchIn(text: string | null): SantoweriniMatch {
  const kept = parseKeptGame('', text ?? '');
  const record = kept.ok ? parseRecord(santowerini, kept.value.record) : kept;
  const match = record.ok ? replay(santowerini, record.value) : record;
  if (!match.ok) throw new Error(`the browser has kept no game: ${match.error}`);
  return match.value;
}
