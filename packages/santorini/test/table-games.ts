import {
  append,
  begin,
  diceFor,
  type Match,
  parseRecordText,
  type Result,
  randomDecision,
  replay,
  sha256,
} from '@thera/table';
import { expect } from 'vitest';
import { formatStage } from '../src/notation/format-position.ts';
import { type State, santorini } from '../src/santorini.ts';
import { DEFAULT_SETUP, POWER_MODES, type PowerMode, parseSetup, type Setup } from '../src/setup/setup.ts';
import type { Cast } from './casts.ts';

export type SantoriniMatch = Match<Setup, State, string>;

/** Every number of players with every way to come by a power; without powers only two play. */
export const EVERY_KIND: readonly (readonly [2 | 3 | 4, PowerMode])[] = ([2, 3, 4] as const).flatMap(
  (players) =>
    POWER_MODES.filter((mode) => players === 2 || mode !== 'none').map((mode) => [players, mode] as const),
);

/** The setup of a kind of game; `cast` is for the mode in which powers are fixed. */
export function setupOf(players: 2 | 3 | 4, mode: PowerMode, cast: Cast = []): Setup {
  return { ...DEFAULT_SETUP, players, mode, powers: mode === 'fixed' ? cast : [] };
}

/** The value of a result that must be good. */
export function good<T>(result: Result<T, string>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${result.error} at ${result.at}`);
}

/** A new game; what the setup leaves out has its default. */
export function newMatch(setup: Partial<Setup>, seed = 'a fixed seed'): SantoriniMatch {
  return good(begin(santorini, good(parseSetup(setup)), seed));
}

/** The match after some decisions, each by the seat that must decide. */
export function decided(match: SantoriniMatch, ...decisions: readonly (readonly string[])[]): SantoriniMatch {
  return decisions.reduce((now, steps) => good(tried(now, steps)), match);
}

/** What comes of a decision by the seat that must decide. */
export function tried(match: SantoriniMatch, steps: readonly string[]): Result<SantoriniMatch, string> {
  return append(santorini, match, { kind: 'decision', seat: santorini.toAct(match.state)[0]!, steps });
}

/** The text of where a match is. */
export const textOf = ({ state }: SantoriniMatch): string => formatStage(state.stage);

/** The steps that are offered now, after those taken. */
export function offered({ state }: SantoriniMatch, ...taken: readonly string[]): string[] {
  const seat = santorini.toAct(state)[0]!;
  return santorini.decisions(santorini.view(state, seat), seat, taken).map(({ step }) => step);
}

/** A whole game of random decisions, or its first so many. */
export function randomMatch(setup: Setup, seed: string, decisions: number): SantoriniMatch {
  let match = good(begin(santorini, setup, seed));
  for (let number = 0; number < decisions && match.outcome === undefined; number++) {
    const dice = diceFor(sha256, `choices of ${seed}`, number);
    const [seat] = santorini.toAct(match.state);
    const steps = randomDecision({ game: santorini, view: santorini.view(match.state, seat!), dice }, seat!);
    if (steps === undefined) throw new Error(`seed "${seed}": seat ${seat} is led to a dead end`);
    match = good(append(santorini, match, { kind: 'decision', seat: seat!, steps }));
  }
  return match;
}

/** The record of a match, written down and read again, leads to the same state. */
export function expectSameReplay(match: SantoriniMatch): void {
  const record = good(parseRecordText(santorini, JSON.stringify(match.record)));
  const again = good(replay(santorini, record));
  expect(again.state).toEqual(match.state);
  expect(again.outcome).toEqual(match.outcome);
}
