import type { Level } from '@thera/table';
import { expect, test } from 'vitest';
import {
  countsBy,
  type EndedGame,
  formatTally,
  MOST_KEPT,
  parseTally,
  suggestionAfter,
  withEnded,
} from './tally.ts';

const played = (game: string, outcome: EndedGame['outcome'], level: Level = 'mason'): EndedGame => ({
  game,
  level,
  power: 'pan',
  outcome,
});
const run = (outcomes: string, level: Level = 'mason'): readonly EndedGame[] =>
  [...outcomes].map((letter, n) =>
    played(`${n}`, letter === 'w' ? 'won' : letter === 'l' ? 'lost' : 'drawn', level),
  );

test.each([
  [null, []],
  ['', []],
  ['{}', []],
  ['{"version":2,"games":[["a","mason","pan","won"]]}', []],
  [
    '{"version":1,"games":[["a","mason","pan","won"],["b","king","pan","won"],["c","mason","../x","won"],7,["d","mason","pan","so-so"]]}',
    [played('a', 'won')],
  ],
])('what was kept is read as far as it goes: %s', (text, games) => {
  expect(parseTally(text)).toEqual(games);
});

test('what is written is read again', () => {
  expect(parseTally(formatTally(run('wldw')))).toEqual(run('wldw'));
});

test('a game counts once, as it ended last', () => {
  const tally = withEnded(run('wl'), played('0', 'lost'));
  expect(tally).toEqual([played('0', 'lost'), played('1', 'lost')]);
});

test('the oldest games are forgotten', () => {
  const full = Array.from({ length: MOST_KEPT }, (_, n) => played(`${n}`, 'won'));
  const tally = withEnded(full, played('new', 'lost'));
  expect(tally).toHaveLength(MOST_KEPT);
  expect([tally[0]?.game, tally.at(-1)?.game]).toEqual(['1', 'new']);
});

test('wins and losses are counted by level and by power', () => {
  const tally = [...run('wwl'), { ...played('x', 'drawn', 'titan'), power: 'zeus' }];
  expect([...countsBy(tally, 'level')]).toEqual([
    ['mason', { won: 2, lost: 1, drawn: 0 }],
    ['titan', { won: 0, lost: 0, drawn: 1 }],
  ]);
  expect([...countsBy(tally, 'power').keys()]).toEqual(['pan', 'zeus']);
});

test.each([
  ['ww', 'mason', undefined],
  ['www', 'mason', { level: 'builder', after: 'won' }],
  ['lwwww', 'mason', { level: 'builder', after: 'won' }],
  ['wwl', 'mason', undefined],
  ['lll', 'mason', { level: 'apprentice', after: 'lost' }],
  ['ddd', 'mason', undefined],
  ['wwd', 'mason', undefined],
  ['www', 'titan', undefined],
  ['lll', 'novice', undefined],
] as const)('after %s against %s another level is suggested', (outcomes, level, suggestion) => {
  expect(suggestionAfter(run(outcomes, level), level)).toEqual(suggestion);
});

test('three in a row are three against one level', () => {
  const mixed = [...run('ww'), played('x', 'won', 'builder')];
  expect(suggestionAfter(mixed, 'builder')).toBeUndefined();
  expect(suggestionAfter(run('www'), 'builder')).toBeUndefined();
});
