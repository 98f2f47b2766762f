import { endingOf, Island, inProgress, stepsOf, survivalChance, turnsOf } from '@thera/santowerini';
import { EXERCISE_NAMES } from '@thera/texts/santowerini';
import { describe, expect, test } from 'vitest';
import { isReached } from './aim.ts';
import { EXERCISES } from './exercises.ts';

describe.each(EXERCISE_NAMES)('the exercise %s', (name) => {
  const { state, aim } = EXERCISES[name];
  const turns = turnsOf(new Island(state));
  const right = turns.filter((turn) => isReached(aim, state, turn));

  test('is a game that goes on', () => {
    expect(endingOf(new Island(state))).toBeUndefined();
  });

  test('can be solved, and can be missed', () => {
    expect(right.length).toBeGreaterThan(0);
    expect(right.length).toBeLessThan(turns.length / 2);
  });

  test('leaves the city standing when it is solved', () => {
    const lost = right.filter((turn) => survivalChance(inProgress(state, stepsOf(turn))) === 0);
    expect(lost).toEqual([]);
  });
});

test('at the gate the city is in danger before, and in none after', () => {
  expect(survivalChance(EXERCISES.gate.state)).toBe(0.5);
});
