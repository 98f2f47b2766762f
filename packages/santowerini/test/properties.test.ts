import { contractFaults, type Dice, diceFor, type Result, randomDecision, sha256 } from '@thera/table';
import { describe, expect, it } from 'vitest';
import {
  DIFFICULTIES,
  dailyOf,
  ENDLESS,
  endingOf,
  FACES,
  formatState,
  Island,
  isDay,
  type Occurrence,
  type PlaceCode,
  parseSetup,
  parseState,
  SCENARIO_CODES,
  type Setup,
  type State,
  santowerini,
  scenarioOf,
} from '../src/index.ts';

const PLACES: readonly PlaceCode[] = [...SCENARIO_CODES, ENDLESS];
const SETUPS: readonly Setup[] = PLACES.flatMap((scenario) =>
  DIFFICULTIES.map((difficulty) => ({ scenario, difficulty, attempt: 1 })),
);
const SEEDS = [1, 2, 3, 4].map((number) => `property ${number}`);
const nameOf = ({ scenario, difficulty }: Setup): string => `${scenario} ${difficulty}`;

/** The states of a random game. */
function statesOf(setup: Setup, seed: string): readonly State[] {
  const begun = santowerini.start(setup, diceFor(sha256, seed, 0));
  if (!begun.ok) throw new Error(begun.error);
  const states = [begun.value];
  for (let number = 1; number <= 60; number++) {
    const state = states.at(-1)!;
    if (santowerini.outcome(state) !== undefined) return states;
    const dice = diceFor(sha256, seed, number);
    const steps = randomDecision({ game: santowerini, view: state, dice }, 0);
    if (steps === undefined) throw new Error(`${seed}: nothing to decide in ${formatState(state)}`);
    const next = santowerini.decide(state, 0, steps, dice);
    if (!next.ok) throw new Error(`${seed}: ${next.error} in ${formatState(state)}`);
    states.push(next.value);
  }
  return states;
}

describe.each(SETUPS.map((setup) => [nameOf(setup), setup] as const))('%s', (_, setup) => {
  it.each(SEEDS)('keeps the contract (%s)', (seed) => {
    expect(contractFaults(santowerini, { setup, seed, decisions: 40 })).toEqual([]);
  });

  it.each(SEEDS)('keeps everybody apart and every number within bounds (%s)', (seed) => {
    const { level, builders } = scenarioOf(setup.scenario);
    for (const state of statesOf(setup, seed)) {
      const at = formatState(state);
      const squares = [...state.builders, ...state.enemies.map(({ square }) => square)];
      expect(new Set(squares).size, at).toBe(squares.length);
      expect(
        squares.every((square) => state.heights[square]! <= 3),
        at,
      ).toBe(true);
      expect(
        state.heights.every((height) => height >= 0 && height <= 4),
        at,
      ).toBe(true);
      expect(state.builders.length, at).toBeLessThanOrEqual(builders.length);
      const { points } = santowerini.score!(state);
      expect(points! >= 0 && (setup.scenario === ENDLESS || points! <= level + 6), at).toBe(true);
    }
  });

  it.each(SEEDS)('says by what happened how a state came from the one before (%s)', (seed) => {
    const states = statesOf(setup, seed);
    for (const [index, after] of states.entries()) {
      const island = index === 0 ? Island.of(setup) : new Island(states[index - 1]!);
      for (const occurrence of after.happened) island.happen(occurrence);
      if (index > 0) island.turns += 1;
      expect(island.state).toEqual(after);
    }
  });

  it.each(SEEDS)('lets nobody pass another, and everybody step on one square at a time (%s)', (seed) => {
    const states = statesOf(setup, seed);
    for (const [index, { happened }] of states.entries()) {
      const island = index === 0 ? Island.of(setup) : new Island(states[index - 1]!);
      for (const occurrence of happened) {
        if (occurrence.kind === 'marched') {
          const { from, to, enemy } = occurrence;
          expect(island.isOccupied(to)).toBe(false);
          expect(island.enemy(enemy).square).toBe(from);
          const distance =
            Math.abs((from % 5) - (to % 5)) + Math.abs(Math.floor(from / 5) - Math.floor(to / 5));
          expect(distance).toBe(1);
        }
        island.happen(occurrence);
      }
    }
  });

  it.each(SEEDS)('is written and read again (%s)', (seed) => {
    for (const state of statesOf(setup, seed)) {
      const read = parseState(formatState(state));
      expect(read.ok && formatState(read.value)).toBe(formatState(state));
    }
  });

  it.each(SEEDS)('decides nothing by chance but what is told as a roll (%s)', (seed) => {
    const counter = { asked: 0 };
    let state = stateIn(santowerini.start(setup, countingDice(seed, 0, counter)));
    for (let number = 1; santowerini.outcome(state) === undefined && number <= 40; number++) {
      expect(counter.asked, formatState(state)).toBe(
        state.happened.reduce((sum, one) => sum + rollsIn(one), 0),
      );
      counter.asked = 0;
      const chooser = { game: santowerini, view: state, dice: diceFor(sha256, `choices of ${seed}`, number) };
      const steps = randomDecision(chooser, 0)!;
      state = stateIn(santowerini.decide(state, 0, steps, countingDice(seed, number, counter)));
    }
  });
});

/** Dice that count how often they are asked. */
function countingDice(seed: string, number: number, counter: { asked: number }): Dice {
  const dice = diceFor(sha256, seed, number);
  return {
    ...dice,
    pick(items) {
      counter.asked += 1;
      return dice.pick(items);
    },
  };
}

/** How often the die was rolled for an occurrence. */
function rollsIn(occurrence: Occurrence): number {
  if (occurrence.kind === 'mustered') return occurrence.enemies.length;
  return ['rolled', 'landed', 'turned-away'].includes(occurrence.kind) ? 1 : 0;
}

function stateIn(result: Result<State, string>): State {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

describe('data of every scenario', () => {
  it.each(PLACES)('%s', (code) => {
    const { heights, builders, landings, gate, start, cap, interval } = scenarioOf(code);
    expect(heights.length).toBe(25);
    expect(heights.some((height) => height > 0)).toBe(true);
    expect(landings.length).toBe(FACES.length);
    expect(landings.filter((square) => gate.includes(square) || builders.includes(square))).toEqual([]);
    expect(gate.filter((square) => builders.includes(square))).toEqual([]);
    expect(builders.length).toBe(2);
    expect(start >= 1 && start <= cap && interval >= 1).toBe(true);
    const begun = Island.of({ scenario: code, difficulty: 'normal', attempt: 1 });
    expect(['won', undefined]).toContain(endingOf(begun));
  });
});

describe('the scenario of a day', () => {
  const days = Array.from({ length: 36 }, (_, index) =>
    new Date(Date.UTC(2026, 10, 17 + index)).toISOString().slice(0, 10),
  );

  it('is the same however often it is asked', () => {
    for (const day of days) expect(dailyOf(day)).toEqual(dailyOf(day));
  });

  it('brings every scenario, and never the same dice', () => {
    expect(new Set(days.map((day) => dailyOf(day).setup.scenario)).size).toBe(SCENARIO_CODES.length);
    expect(new Set(days.map((day) => dailyOf(day).seed)).size).toBe(days.length);
    for (const day of days)
      expect(parseSetup(dailyOf(day).setup)).toEqual({ ok: true, value: dailyOf(day).setup });
  });

  it.each([
    ['2026-11-17', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['today', false],
    ['', false],
  ])('%s', (day, isOne) => {
    expect(isDay(day)).toBe(isOne);
  });
});

describe('a setup from outside', () => {
  it.each([
    [null, 'bad-setup'],
    ['1A', 'bad-setup'],
    [{}, 'no-such-scenario'],
    [{ scenario: '7A', difficulty: 'normal' }, 'no-such-scenario'],
    [{ scenario: '1A' }, 'no-such-difficulty'],
    [{ scenario: '1A', difficulty: 'hard' }, 'no-such-difficulty'],
    [{ scenario: '1A', difficulty: 'easy', attempt: 0 }, 'bad-attempt'],
    [{ scenario: '1A', difficulty: 'easy', attempt: 1.5 }, 'bad-attempt'],
    [{ scenario: '1A', difficulty: 'easy', day: '2026-02-30' }, 'no-such-day'],
    [{ scenario: '1A', difficulty: 'easy', day: 5 }, 'no-such-day'],
  ])('%j is refused', (input, code) => {
    expect(parseSetup(input)).toMatchObject({ ok: false, error: code });
  });
});

describe('a text that is no island', () => {
  it.each([
    ['', 'bad-form'],
    ['000/A1/raider:C3s', 'bad-form'],
    ['000/A1/raider:C3s/scenario=1A', 'bad-heights'],
    [`${'5'.repeat(25)}/A1/raider:C3s/scenario=1A`, 'bad-heights'],
    [`${'0'.repeat(25)}/A1,B1,C1/raider:C3s/scenario=1A`, 'bad-builders'],
    [`${'0'.repeat(25)}/A9/raider:C3s/scenario=1A`, 'bad-builders'],
    [`${'0'.repeat(25)}/A1/pirate:C3s/scenario=1A`, 'bad-enemy'],
    [`${'0'.repeat(25)}/A1/raider:C3x/scenario=1A`, 'bad-enemy'],
    [`${'0'.repeat(25)}/A1/raider:C3s-1/scenario=1A`, 'bad-enemy'],
    [`${'0'.repeat(25)}/C3/raider:C3s/scenario=1A`, 'square-taken'],
    [`4${'0'.repeat(24)}/A5/raider:C3s/scenario=1A`, 'square-taken'],
    [`${'0'.repeat(25)}/A1/raider:C3s/`, 'bad-extra'],
    [`${'0'.repeat(25)}/A1/raider:C3s/round=1`, 'no-such-scenario'],
    [`${'0'.repeat(25)}/A1/raider:C3s/scenario=1A;round=x`, 'bad-extra'],
    [`${'0'.repeat(25)}/A1/raider:C3s/scenario=1A;moon=full`, 'bad-extra'],
    [`${'0'.repeat(25)}/A1/raider:C3s/scenario=1A;reserve=pirate`, 'bad-extra'],
  ])('%s', (text, code) => {
    expect(parseState(text)).toMatchObject({ ok: false, error: code });
  });
});
