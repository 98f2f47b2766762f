import { expect, test } from 'vitest';
import type { Word } from '../src/hub/bus.ts';
import { parseLetter } from '../src/hub/parse-words.ts';

const WORDS: readonly Word[] = [
  { kind: 'table', table: 'a' },
  { kind: 'chat', table: 'a' },
  { kind: 'log', log: 'a' },
  { kind: 'lobby' },
  { kind: 'who' },
  { kind: 'here', players: ['anna'], watchers: [['a', 2]] },
  { kind: 'came', player: 'anna' },
  { kind: 'went', player: 'anna' },
  { kind: 'watched', table: 'a', count: 0 },
  { kind: 'gone' },
];

test('words arrive as they were sent', () => {
  const letter = { from: 'one', words: WORDS };
  expect(parseLetter(JSON.stringify(letter))).toEqual(letter);
});

test.each(['', '{', 'null', '[]', '{"words":[]}', '{"from":"one"}', '{"from":1,"words":[]}'])(
  '%j is no letter',
  (text) => expect(parseLetter(text)).toBeUndefined(),
);

test.each([
  null,
  'table',
  {},
  { kind: 'toString' },
  { kind: 'newer' },
  { kind: 'table' },
  { kind: 'table', table: 'x'.repeat(101) },
  { kind: 'came', player: 1 },
  { kind: 'watched', table: 'a', count: -1 },
  { kind: 'here', players: [1], watchers: [] },
  { kind: 'here', players: [], watchers: [['a']] },
])('%j is left out', (word) => {
  const text = JSON.stringify({ from: 'one', words: [word, { kind: 'lobby' }] });
  expect(parseLetter(text)?.words).toEqual([{ kind: 'lobby' }]);
});
