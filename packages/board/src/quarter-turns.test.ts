import { describe, expect, test } from 'vitest';
import { ISLES, SHAPES } from '../test/shapes.ts';
import { FIVE_BY_FIVE, hasGround, isSameGrid, squaresOf } from './grid.ts';
import { placeOf, type QuarterTurns, readingOrder, squareAt, turned, turnedGrid } from './quarter-turns.ts';

const TURNS: readonly QuarterTurns[] = [0, 1, 2, 3];
const SQUARES = Array.from({ length: 25 }, (_, square) => square);
const [A5, E5, A1, E1, C3] = [0, 4, 20, 24, 12];

describe('a turned island', () => {
  test.each([
    [0, A5],
    [1, A1],
    [2, E1],
    [3, E5],
  ] as const)('after %i quarter turns has square %i in the far left corner', (turns, square) => {
    expect(placeOf(FIVE_BY_FIVE, square, turns)).toEqual({ x: -2, y: 2 });
    expect(squareAt(FIVE_BY_FIVE, { x: -2, y: 2 }, turns)).toBe(square);
    expect(readingOrder(FIVE_BY_FIVE, turns)[0]).toBe(square);
  });

  test.each(TURNS)('shows every square once after %i quarter turns', (turns) => {
    expect([...readingOrder(FIVE_BY_FIVE, turns)].sort((a, b) => a - b)).toEqual(SQUARES);
  });

  test.each(TURNS)('keeps the middle after %i quarter turns', (turns) => {
    expect(readingOrder(FIVE_BY_FIVE, turns)[12]).toBe(C3);
  });

  test.each(TURNS)('finds a square again where it has put it after %i quarter turns', (turns) => {
    expect(
      SQUARES.map((square) => squareAt(FIVE_BY_FIVE, placeOf(FIVE_BY_FIVE, square, turns), turns)),
    ).toEqual(SQUARES);
  });

  test('turns directions clockwise', () => {
    expect(TURNS.map((turns) => turned('N', turns))).toEqual(['N', 'E', 'S', 'W']);
    expect(TURNS.map((turns) => turned('NW', turns))).toEqual(['NW', 'NE', 'SE', 'SW']);
  });
});

describe.each(SHAPES)('%s', (_, shape, count) => {
  test.each(TURNS)('shows every square that has ground once after %i quarter turns', (turns) => {
    const order = readingOrder(shape, turns);
    expect(order.toSorted((a, b) => a - b)).toEqual(
      squaresOf(shape).filter((square) => hasGround(shape, square)),
    );
    expect(order).toHaveLength(count);
  });

  test.each(TURNS)('is read row by row after %i quarter turns', (turns) => {
    const places = readingOrder(shape, turns).map((square) => placeOf(shape, square, turns));
    const sorted = places.toSorted((a, b) => b.y - a.y || a.x - b.x);
    expect(places).toEqual(sorted);
  });

  test.each(TURNS)('finds a square again where it has put it after %i quarter turns', (turns) => {
    const squares = squaresOf(shape);
    expect(squares.map((square) => squareAt(shape, placeOf(shape, square, turns), turns))).toEqual(squares);
  });

  test.each(TURNS)('is itself again when it is turned back after %i quarter turns', (turns) => {
    const back = ((4 - turns) % 4) as QuarterTurns;
    expect(turnedGrid(turnedGrid(shape, turns), back)).toEqual(shape);
  });
});

test('a quarter turn brings the corner that is missing, and the bridge, to where they are seen', () => {
  const seen = turnedGrid(ISLES, 1);
  expect([seen.columns, seen.rows]).toEqual([6, 4]);
  expect(seen.holes).toContain(6 * 4 - 1);
  expect(seen.bridges).toEqual([{ from: 9, to: 7 }]);
});

test('rafts are of timber however they are turned', () => {
  const rafts = { ...ISLES, isTimber: true };
  for (const turns of TURNS) expect(turnedGrid(rafts, turns).isTimber).toBe(true);
  expect(isSameGrid(rafts, ISLES)).toBe(false);
});
