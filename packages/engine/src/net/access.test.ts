import { parsePosition, parseSquare, type Squares } from '@thera/santorini';
import { expect, test } from 'vitest';
import { good } from '../../test/self-play.ts';
import { Access } from './access.ts';

const squares = (names: string): Squares =>
  names
    .split(' ')
    .filter((name) => name !== '')
    .reduce((set, name) => set | (1 << parseSquare(name)!), 0);

/** What a side can get at, and what the others can. */
function accessIn(text: string, own: number): readonly Access[] {
  const position = good(parsePosition(text));
  const [mine, theirs] = [new Access(), new Access()];
  mine.ofOwn(position, own);
  theirs.ofOthers(position, own);
  return [mine, theirs];
}

test.each([
  [
    'on an empty board a worker steps wherever it is next to',
    '0000000000000000000000000/1/mortal:A1,B1/mortal:D5,E5',
    'A2 B2 C1 C2 A1 B1',
    'A2 B2 C1 C2 A1 B1',
  ],
  [
    'two levels up are too high, one is not',
    '0000000000000001200000000/1/mortal:A1,E5/mortal:C3,C4',
    'A2 B2 B1 D5 D4 E4',
    'A2 B1 D5 D4 E4',
  ],
  [
    'who stands higher gets higher',
    '0000000000000003200010000/1/mortal:A1,E5/mortal:C3,C4',
    'A2 B2 B1 D5 D4 E4',
    'B2 B1 D5 D4 E4',
  ],
  [
    'from the second level every height is in reach',
    '0000000000000003200020000/1/mortal:A1,E5/mortal:C3,C4',
    'A2 B2 B1 D5 D4 E4',
    'A2 B2 B1 D5 D4 E4',
  ],
  [
    'for Urania the board has no edge',
    '0000000000000000000000000/1/urania:A1,A2/mortal:C3,C4',
    'A1 A2 A3 B1 B2 B3 E1 E2 E3 A5 B5 E5',
    'A1 A2 A3 B1 B2 B3 E1 E2 E3 A5 B5 E5',
  ],
  [
    'a coin closes its square to the other side',
    '0000000000000000000000000/1/mortal:A1,E5/clio[1|B2]:C3,C4',
    'A2 B1 D5 D4 E4',
    'A2 B1 D5 D4 E4',
  ],
])('%s', (_, text, near, within) => {
  const [mine, theirs] = accessIn(text, 0);
  expect([mine!.near, mine!.within]).toEqual([squares(near), squares(within)]);
  const [others] = accessIn(text, 1);
  expect([theirs!.near, theirs!.within]).toEqual([others!.near, others!.within]);
});

test('three kinds of access are told apart', () => {
  const [mine] = accessIn('0000000000000001200000000/1/mortal:A1,E5/mortal:C3,C4', 0);
  expect(['C1', 'B2', 'A2'].map((name) => mine!.to(parseSquare(name)!))).toEqual([0, 1, 2]);
});

test('the access of two others is put together', () => {
  const text = '0000000000000000000000000/1/mortal:A1,A2/mortal:C1,C2/mortal:E1,E2';
  const [mine, theirs] = accessIn(text, 1);
  expect(mine!.near & squares('A3 E3')).toBe(0);
  expect(theirs!.near & squares('A3 E3')).toBe(squares('A3 E3'));
});
