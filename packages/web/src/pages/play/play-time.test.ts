import { expect, test } from 'vitest';
import { PlayTime } from './play-time.ts';

const MINUTE = 60_000;

test.each([
  ['what passes between events counts', 0, [1, 3], 3],
  ['what was played before counts', 10 * MINUTE, [2], 12],
  ['whoever is away does not play', 0, [1, 600, 601], 7],
  ['a clock that was set back takes nothing away', MINUTE, [-5, -4], 2],
] as const)('%s', (_, before, events, minutes) => {
  const time = new PlayTime(before, 0);
  for (const at of events) time.pass(at * MINUTE);
  expect(time.spent.value).toBe(minutes * MINUTE);
});

test('what was not measured from the start is not told', () => {
  const time = new PlayTime(undefined, 0);
  time.pass(MINUTE);
  expect(time.spent.value).toBeUndefined();
});
