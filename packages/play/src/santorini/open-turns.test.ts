import { parsePosition } from '@thera/santorini';
import { expect, test } from 'vitest';
import { OpenTurns } from './open-turns.ts';
import { readTurn } from './read-turn.ts';
import { NOTHING_YET } from './reading.ts';

function turnsOf(text: string): OpenTurns {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error);
  return new OpenTurns(position.value);
}

const BARE = '0'.repeat(25);

test('the first ten thousand of a million turns are listed', () => {
  const turns = turnsOf(`${BARE}/1/heracles@printed:B4,C3/apollo:D5,E1`);
  expect(turns.count).toBe(10_000);
  expect(turns.hasMore).toBe(true);
});

test('fewer are all of them', () => {
  const turns = turnsOf(`${BARE}/1/mortal:B3,D3/mortal:C4,C2`);
  expect(turns.hasMore).toBe(false);
  expect(turns.text(0)).toBe('B3>A4^A5');
  expect(turns.steps(0)).toEqual(['B3>A4', '^A5']);
});

test('a number means the turn at that place of the list', () => {
  const text = `${BARE}/1/morpheus[12]:B4,C3/apollo:D5,E1`;
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error);
  const turns = turnsOf(text);
  const read = (number: string): unknown => readTurn(position.value, NOTHING_YET, number);
  expect(read('9999')).toEqual({ kind: 'decision', steps: turns.steps(9_998) });
  expect(read('10001')).toEqual({ kind: 'out-of-range', count: 10_000 });
  expect(read('0')).toEqual({ kind: 'out-of-range', count: 10_000 });
});
