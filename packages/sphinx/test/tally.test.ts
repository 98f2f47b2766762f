import { expect, test } from 'vitest';
import type { PlayedRiddle } from '../src/balance/play-out.ts';
import { tallyOf } from '../src/balance/tally.ts';
import type { Tier } from '../src/riddle.ts';

const played = (achieved: readonly Tier[], turns: number): PlayedRiddle => ({
  achieved,
  ending: 'finished',
  turns,
  gods: 2,
  destroyed: 0,
});

test('who reached a tier has reached those below, whatever the order and whether they were reached on the way', () => {
  const { games, reached } = tallyOf([
    played(['gold', 'heroic'], 10),
    played(['silver'], 10),
    played([], 10),
  ]);
  expect({ games, reached }).toEqual({
    games: 3,
    reached: { silver: 2, gold: 1, heroic: 1, godlike: 0 },
  });
});

test('turns, gods and destroyed workers are means over all games', () => {
  expect(tallyOf([played([], 10), played([], 15)])).toMatchObject({ turns: 12.5, gods: 2, destroyed: 0 });
});

test('nothing played comes to nothing', () => {
  expect(tallyOf([])).toMatchObject({ games: 0, turns: 0 });
});
