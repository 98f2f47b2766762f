import { expect, test } from 'vitest';
import { placeIn, readPaste, underline } from './read-paste.ts';

const ORIGIN = 'https://thera.example';
const POSITION = '0100212410032102130100100/2/athena:C3,B1/minotaur:D3,B2';
const GAME = '[Players "2"]\n[Powers "pan atlas"]\n\n1. @B3,D3 2. @C4,C2 3. B3>B4^A5\n';

test.each<[what: string, text: string, kind: string]>([
  ['a position', POSITION, 'position'],
  ['a position with space around it', `\n ${POSITION} \n`, 'position'],
  ['a draft', `${'0'.repeat(25)}/1/?:/?:/phase=offer;challenger=1`, 'position'],
  ['a game', GAME, 'game'],
  ['a link to a position', `${ORIGIN}/board/${POSITION}`, 'link'],
  ['a link to a position on another site', `http://localhost:3000/board/${POSITION}`, 'link'],
  ['a link to a table', `${ORIGIN}/new?powers=pan,atlas`, 'link'],
  ['a link to a god', `${ORIGIN}/gods/pan`, 'link'],
  ['the end of a link', '/gods/pan', 'link'],
])('%s', (_, text, kind) => {
  const read = readPaste(text, ORIGIN);
  expect(read.ok && read.value.kind).toBe(kind);
});

test.each<[what: string, text: string, error: string, wrong?: string]>([
  ['nothing', ' ', 'empty', ' '],
  ['words', 'hello there', 'wrong-parts', ''],
  ['a height', POSITION.replace('24', '29'), 'bad-height', '910032102130100100'],
  ['a power', POSITION.replace('athena', 'athene'), 'unknown-power', 'athene:C3,B1'],
  ['a turn in a game', GAME.replace('B3>B4', 'B3>E5'), 'illegal', 'B3>E5^A5'],
  ['a link to elsewhere', 'https://other.example/gods/pan', 'foreign-link'],
  ['a link to nothing', `${ORIGIN}/nothing`, 'foreign-link'],
])('what is wrong is found: %s', (_, text, error, wrong) => {
  const read = readPaste(text, ORIGIN);
  expect(read).toMatchObject({ ok: false, error });
  if (!read.ok && read.at !== undefined) expect(underline(text, Number(read.at))[1]).toBe(wrong);
});

test('places are counted from 1, line by line', () => {
  expect(placeIn('abc\nde', 5)).toEqual({ line: 2, column: 2 });
  expect(placeIn('abc', 0)).toEqual({ line: 1, column: 1 });
});
