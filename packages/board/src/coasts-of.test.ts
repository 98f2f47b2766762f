import { describe, expect, test } from 'vitest';
import { ISLES, SHAPES } from '../test/shapes.ts';
import { type Coast, coastAt, RIM } from './coast.ts';
import { coastsOf } from './coasts-of.ts';
import { FIVE_BY_FIVE, hasGround, squaresOf } from './grid.ts';
import { placeOf, type QuarterTurns, turnedGrid } from './quarter-turns.ts';

type Pair = readonly [x: number, y: number];

const lineOf = (coast: Coast, reach: number): readonly Pair[] => coast.map((point) => coastAt(point, reach));

/** Twice the area within a line; negative if it runs clockwise. */
const areaOf = (line: readonly Pair[]): number =>
  line.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = line[(index + 1) % line.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);

/** How often lines run around a place: not at all at sea. */
const timesAround = (lines: readonly (readonly Pair[])[], x: number, y: number): number =>
  lines
    .flatMap((line) =>
      line.map(([x0, y0], index) => {
        const [x1, y1] = line[(index + 1) % line.length]!;
        const turn = Math.atan2(y1 - y, x1 - x) - Math.atan2(y0 - y, x0 - x);
        return Math.atan2(Math.sin(turn), Math.cos(turn));
      }),
    )
    .reduce((sum, turn) => sum + turn, 0) /
  (2 * Math.PI);

describe.each(SHAPES)('%s', (_, shape, _squares, coasts) => {
  test(`has ${coasts} coasts, turned as one likes`, () => {
    for (const turns of [0, 1, 2, 3] as const)
      expect(coastsOf(turnedGrid(shape, turns), 96)).toHaveLength(coasts);
  });

  test.each([0, 0.4])('has its squares within the coast and the middle of holes without, %f out', (reach) => {
    const lines = coastsOf(shape, 96).map((coast) => lineOf(coast, reach));
    for (const square of squaresOf(shape)) {
      const { x, y } = placeOf(shape, square, 0);
      expect(timesAround(lines, x, y)).toBeCloseTo(hasGround(shape, square) ? 1 : 0);
    }
  });

  test('goes around each coast once, and looks out to sea', () => {
    for (const coast of coastsOf(shape, 96)) {
      expect(Math.min(...coast.map(({ angle }) => angle))).toBe(0);
      expect(Math.max(...coast.map(({ angle }) => angle))).toBeLessThan(2 * Math.PI);
      for (const { normal, out } of coast) {
        expect(Math.hypot(...normal)).toBeCloseTo(1);
        expect(normal[0] * out[0] + normal[1] * out[1]).toBeGreaterThan(0);
      }
    }
  });
});

test('the land is on the left: a pond runs the other way round', () => {
  const areas = coastsOf(ISLES, 96).map((coast) => areaOf(lineOf(coast, RIM)));
  expect(areas.filter((area) => area > 0)).toHaveLength(2);
  expect(areas.filter((area) => area < 0)).toHaveLength(1);
});

test.each([0, 1, 2, 3] as const)(
  'a whole square board looks alike after %i quarter turns',
  (turns: QuarterTurns) => {
    expect(coastsOf(turnedGrid(FIVE_BY_FIVE, turns), 96)).toEqual(coastsOf(FIVE_BY_FIVE, 96));
  },
);
