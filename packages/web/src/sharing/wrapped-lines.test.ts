import { expect, test } from 'vitest';
import { wrappedLines } from './wrapped-lines.ts';

test.each([
  ['nothing', '', []],
  ['what fits stays together', 'Pan wins', ['Pan wins']],
  ['what does not fit goes on below', 'Pan stepped up to A4', ['Pan', 'stepped up', 'to A4']],
  ['a long word has a line of its own', 'the Enceladuswhosmiles', ['the', 'Enceladuswhosmiles']],
  [
    'what is too long is cut short',
    'one two three four five six seven',
    ['one two', 'three four', 'five six…'],
  ],
])('lines of ten letters, three at most: %s', (_, text, lines) => {
  expect(wrappedLines(text, (line) => line.length, 10, 3)).toEqual(lines);
});
