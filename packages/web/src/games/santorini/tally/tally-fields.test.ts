import { expect, test } from 'vitest';
import type { EndedGame } from './tally.ts';
import { tallyWith } from './tally-fields.ts';

const ended = (game: string, outcome: EndedGame['outcome'] = 'won'): EndedGame => ({
  game,
  level: 'mason',
  power: 'pan',
  outcome,
});

test('games of other devices count, and those of this one stay the latest', () => {
  const tally = tallyWith([ended('b'), ended('a')], {
    a: 'mason pan won',
    b: 'mason pan won',
    c: 'mason pan lost',
  });
  expect(tally).toEqual([ended('c', 'lost'), ended('b'), ended('a')]);
});

test('a game that ended otherwise later is as it ended last, and one that is none is left out', () => {
  const tally = tallyWith([ended('a'), ended('gone')], { a: 'mason pan lost', z: 'king pan won' });
  expect(tally).toEqual([ended('a', 'lost')]);
});
