import { type Position, parsePosition } from '@thera/santorini';
import { expect, test } from 'vitest';
import { mayThreatenNext } from './threat.ts';

function positionOf(text: string): Position {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error);
  return position.value;
}

test.each([
  ['nothing is built', '0000000000000000000000000/1/mortal:B3,D3/mortal:C4,C2', false],
  ['on the second level beside a third', '0000002300000000000000000/1/mortal:A1,E1/mortal:B4,E5', true],
  ['on the second level beside a second', '0000002200000000000000000/1/mortal:A1,E1/mortal:B4,E5', true],
  [
    'on the first level, and up to the second beside a third',
    '0000001230000000000000000/1/mortal:A1,E1/mortal:B4,E5',
    true,
  ],
  [
    'on the ground, where the second is out of reach',
    '0000000230000000000000000/1/mortal:A1,E1/mortal:B4,E5',
    false,
  ],
  ['the third has a dome', '0000002400000000000000000/1/mortal:A1,E1/mortal:B4,E5', false],
  ['the second is taken', '0000001230000000000000000/1/mortal:C4,E1/mortal:B4,E5', false],
])('whether the other may come to threaten a win: %s', (_case, text, may) => {
  expect(mayThreatenNext(positionOf(text), 1)).toBe(may);
});
