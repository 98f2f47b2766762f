import { expect, test } from 'vitest';
import { BARE, type LastTurn } from './scene.ts';
import { turnsShown } from './turns-shown.ts';

const turn = (from: number, to: number, built: number): LastTurn => ({
  colour: 0,
  arrows: [{ from, to, colour: 0, isForced: false }],
  left: [from],
  reached: [to],
  built: [built],
});

test('without a turn there is none, and one is shown as it is', () => {
  const last = turn(0, 1, 2);
  expect(turnsShown(BARE)).toEqual([]);
  expect(turnsShown({ ...BARE, last })).toEqual([last]);
});

test('all turns are shown with their ways, and of a square what came last', () => {
  const [first, second, third] = [turn(0, 1, 2), turn(5, 6, 0), turn(10, 11, 6)];
  expect(turnsShown({ ...BARE, earlier: [first, second], last: third })).toEqual([
    { ...first, left: [] },
    { ...second, reached: [] },
    third,
  ]);
});
