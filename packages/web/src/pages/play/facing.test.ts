import { expect, test } from 'vitest';
import { facing } from './facing.ts';

test.each<[persons: readonly number[], turns: readonly number[]]>([
  [[1], [0, 0]],
  [
    [0, 1],
    [0, 2],
  ],
  [
    [0, 2],
    [0, 0, 2],
  ],
  [
    [0, 1, 2],
    [0, 1, 3],
  ],
  [
    [0, 1, 2, 3],
    [0, 1, 2, 3],
  ],
])('persons at %j look from %j', (persons, turns) => {
  expect(turns.map((_, seat) => facing(persons, seat))).toEqual(turns);
});
