import { describe, expect, test } from 'vitest';
import { placeOf, type QuarterTurns, readingOrder, squareAt, turned } from './quarter-turns.ts';

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
    expect(placeOf(square, turns)).toEqual({ x: -2, y: 2 });
    expect(squareAt({ x: -2, y: 2 }, turns)).toBe(square);
    expect(readingOrder(turns)[0]).toBe(square);
  });

  test.each(TURNS)('shows every square once after %i quarter turns', (turns) => {
    expect([...readingOrder(turns)].sort((a, b) => a - b)).toEqual(SQUARES);
  });

  test.each(TURNS)('keeps the middle after %i quarter turns', (turns) => {
    expect(readingOrder(turns)[12]).toBe(C3);
  });

  test.each(TURNS)('finds a square again where it has put it after %i quarter turns', (turns) => {
    expect(SQUARES.map((square) => squareAt(placeOf(square, turns), turns))).toEqual(SQUARES);
  });

  test('turns directions clockwise', () => {
    expect(TURNS.map((turns) => turned('N', turns))).toEqual(['N', 'E', 'S', 'W']);
    expect(TURNS.map((turns) => turned('NW', turns))).toEqual(['NW', 'NE', 'SE', 'SW']);
  });
});
