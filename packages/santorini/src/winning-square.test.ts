import { expect, test } from 'vitest';
import { parsePosition } from './notation/parse-position.ts';
import { formatSquare } from './squares.ts';
import { winningSquare } from './winning-square.ts';

const TOP = '0000000000023000000000000/1';

test.each([
  ['a step up', `${TOP}/mortal:B3,E1/mortal:A1,A2`, ['B3>C3'], 'C3'],
  [
    'a step into a square that somebody is pushed out of',
    `${TOP}/minotaur:B3,E1/mortal:C3,A2`,
    ['B3>C3'],
    'C3',
  ],
  ['a step down', `${TOP}/pan:B3,E1/mortal:A1,A2`, ['B3>B4'], 'B4'],
  ['no win', `${TOP}/mortal:B3,E1/mortal:A1,A2`, ['B3>B4', '^A4'], undefined],
  ['a build', '4440333333000000000000000/1/chronus:A2,B2/mortal:E1,D1', ['A2>A3', '^A4'], undefined],
  ['no turn', `${TOP}/mortal:B3,E1/mortal:A1,A2`, ['B3>D3'], undefined],
])('%s', (_, text, steps, square) => {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error);
  const won = winningSquare(position.value, steps);
  expect(won === undefined ? undefined : formatSquare(won)).toBe(square);
});
