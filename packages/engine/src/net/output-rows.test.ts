import { parsePosition, powerOf } from '@thera/santorini';
import { expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { randomLine } from '../../test/random-line.ts';
import { good } from '../../test/self-play.ts';
import { listOutputRows, MOST_OUTPUT_ROWS, OUTPUT_ROWS, STAGES, stageOf } from './output-rows.ts';

const EMPTY = '0'.repeat(25);
const rows = new Uint16Array(2 * MOST_OUTPUT_ROWS);

/** The output rows of a position, given the side that thinks and whether the others are to move. */
function rowsOf(text: string, own: number, forOthers: number): readonly number[] {
  return [...rows.subarray(0, listOutputRows(good(parsePosition(text)), own, forOthers, rows))];
}

test.each([
  [EMPTY, 0],
  [`1111${'0'.repeat(21)}`, 0],
  [`11111${'0'.repeat(20)}`, 1],
  [`14${'0'.repeat(23)}`, 1],
  [`443${'0'.repeat(22)}`, 2],
  ['4444444440000000000000000', STAGES - 1],
])('on %s the game is in stage %i', (board, stage) => {
  expect(stageOf(good(parsePosition(`${board}/1/mortal:E1,E2/mortal:C2,D1`)))).toBe(stage);
});

test('a power counts by whose turn it is, not by who thinks', () => {
  const text = `${EMPTY}/1/apollo:A1,B2/pan:C4,D4`;
  const [apollo, pan] = [powerOf('apollo').number, powerOf('pan').number];
  const own = rowsOf(text, 0, 0);
  expect(rowsOf(text, 1, 1)).toEqual(own);
  const others = rowsOf(text, 0, 1);
  expect(others).not.toEqual(own);
  expect(rowsOf(text, 1, 0)).toEqual(others);
  expect([own[2]! - others[3]!, own[3]! - others[2]!]).toEqual([apollo - pan, pan - apollo]);
});

test('partners have a row each, and three sides are two perspectives', () => {
  expect(rowsOf(`${EMPTY}/1/apollo:A1/pan:C4/atlas:=/demeter:=`, 0, 0)).toHaveLength(MOST_OUTPUT_ROWS);
  const three = `${EMPTY}/1/apollo:A1,B2/pan:C4,D4/atlas:E5,E1`;
  expect(rowsOf(three, 0, 0)).toHaveLength(5);
  expect(rowsOf(three, 1, 1).toSorted()).not.toEqual(rowsOf(three, 0, 0).toSorted());
});

test.each([2, 3, 4].flatMap((players) => castsLedByAll(players, 'rows')).map((cast) => [cast]))(
  'in a game of %j no output row is beyond the last',
  (cast) => {
    for (const [ply, position] of randomLine(cast, 40, 'rows').entries())
      for (const forOthers of [0, 1]) {
        const count = listOutputRows(position, 0, forOthers, rows);
        expect(count, `seed rows, ply ${ply}`).toBeLessThanOrEqual(MOST_OUTPUT_ROWS);
        expect(Math.max(...rows.subarray(0, count)), `seed rows, ply ${ply}`).toBeLessThan(OUTPUT_ROWS);
      }
  },
);
