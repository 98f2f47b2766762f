import { expect, test } from 'vitest';
import { unanswered } from './unanswered.ts';

test.each([
  ['with two it is the last decision', [0, 1], 0, [1]],
  ['with three it is what both others did', [0, 1, 2, 0, 1, 2], 0, [1, 2]],
  ['with four it is also what the partner did', [0, 1, 2, 3, 0, 1], 2, [3, 0, 1]],
  ['who has not decided yet sees all', [0, 1], 2, [0, 1]],
  ['after the own decision it is that one', [0, 1, 2, 0], 0, [0]],
  ['who only looks on sees the last', [0, 1, 2], undefined, [2]],
  ['before the first there is none', [], 0, []],
] as const)('%s', (_, seats, seat, expected) => {
  const plies = seats.map((each) => ({ seat: each }));
  expect(unanswered(plies, seat).map((ply) => ply.seat)).toEqual(expected);
});
