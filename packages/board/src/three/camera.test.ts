import { describe, expect, test } from 'vitest';
import { SHAPES } from '../../test/shapes.ts';
import { FIVE_BY_FIVE, squaresOf } from '../grid.ts';
import { turnedGrid } from '../quarter-turns.ts';
import {
  AT_HOME,
  axesOf,
  DISTANCE_LIMITS,
  ELEVATION_LIMITS,
  eyeOf,
  homeView,
  limited,
  orbited,
  projected,
  softlyLimited,
  YAW_LIMIT,
} from './camera.ts';
import { islandSolid } from './island.ts';
import { landOf } from './land.ts';
import { type Point3, spotOf } from './measures.ts';
import { PALETTES } from './palette.ts';

const ASPECTS = [0.46, 0.6, 0.83, 1, 1.2, 1.6, 2.2, 3.4];
const FAR = { yaw: 500, elevation: 500, distance: 50 };
const NEAR = { yaw: -500, elevation: -500, distance: 0.01 };

/** The rock above the water. */
const CLIFFS = cornersOf(islandSolid(landOf(FIVE_BY_FIVE, 0), PALETTES.light).positions).filter(
  ([, y]) => y > -1.12,
);

function cornersOf(positions: readonly number[]): readonly Point3[] {
  return positions.flatMap((x, i) =>
    i % 3 === 0 ? [[x, positions[i + 1]!, positions[i + 2]!] as const] : [],
  );
}

test.each(ASPECTS)('every square is in the picture at home, %f times as wide as high', (aspect) => {
  const view = homeView(aspect, FIVE_BY_FIVE);
  for (const x of [-2.5, 2.5])
    for (const z of [-2.5, 2.5])
      for (const value of projected([x, 0, z], view, aspect)) expect(Math.abs(value)).toBeLessThan(1);
});

test.each(ASPECTS)(
  'a domed tower on any edge is in the picture at home, %f times as wide as high',
  (aspect) => {
    const view = homeView(aspect, FIVE_BY_FIVE);
    for (const x of [-2, 0, 2])
      for (const z of [-2, 0, 2]) expect(projected([x, 1.45, z], view, aspect)[1]).toBeLessThan(1);
  },
);

test.each(ASPECTS)(
  'the cliffs are seen down to the sea where all is to be seen, %f times as wide as high',
  (aspect) => {
    const view = homeView(aspect, FIVE_BY_FIVE, 'cliffs');
    expect(Math.max(...CLIFFS.flatMap((at) => projected(at, view, aspect)).map(Math.abs))).toBeLessThan(1);
  },
);

test.each(ASPECTS)('no orbit leaves its limits, %f times as wide as high', (aspect) => {
  const home = homeView(aspect, FIVE_BY_FIVE);
  for (const orbit of [FAR, NEAR]) {
    const view = orbited(home, limited(orbit, home));
    expect(Math.abs(view.yaw - home.yaw)).toBeLessThanOrEqual(YAW_LIMIT);
    expect(view.elevation).toBeGreaterThanOrEqual(ELEVATION_LIMITS[0] - 1e-9);
    expect(view.elevation).toBeLessThanOrEqual(ELEVATION_LIMITS[1] + 1e-9);
    expect(view.distance / home.distance).toBeGreaterThanOrEqual(DISTANCE_LIMITS[0] - 1e-9);
    expect(view.distance / home.distance).toBeLessThanOrEqual(DISTANCE_LIMITS[1] + 1e-9);
  }
});

test('a hand pulls a little beyond a limit, never far, and further with more force', () => {
  const home = homeView(1.6, FIVE_BY_FIVE);
  const pulled = (yaw: number): number => softlyLimited({ ...AT_HOME, yaw }, home).yaw;
  expect(pulled(YAW_LIMIT - 1)).toBe(YAW_LIMIT - 1);
  expect(pulled(YAW_LIMIT + 10)).toBeGreaterThan(YAW_LIMIT);
  expect(pulled(YAW_LIMIT + 40)).toBeGreaterThan(pulled(YAW_LIMIT + 10));
  expect(pulled(1e6)).toBeLessThan(YAW_LIMIT + 10);
  expect(pulled(-1e6)).toBeCloseTo(-pulled(1e6), 9);
});

test('the target is in the middle of the picture, and nearer things are larger', () => {
  const view = homeView(1.6, FIVE_BY_FIVE);
  expect(projected(view.target, view, 1.6)[0]).toBeCloseTo(0, 9);
  expect(projected(view.target, view, 1.6)[1]).toBeCloseTo(0, 9);
  const width = (z: number): number =>
    projected([0.5, 0, z], view, 1.6)[0] - projected([-0.5, 0, z], view, 1.6)[0];
  expect(width(2)).toBeGreaterThan(width(-2));
});

test('the eye is as far from the target as the view says, above it and in front of it', () => {
  const view = homeView(1.6, FIVE_BY_FIVE);
  const eye = eyeOf(view);
  const back = [0, 1, 2].map((i) => eye[i]! - view.target[i]!);
  expect(Math.hypot(...back)).toBeCloseTo(view.distance, 9);
  expect(eye[1]).toBeGreaterThan(0);
  expect(eye[2]).toBeGreaterThan(0);
});

test.each([0, 15, -60])('the axes of a viewer stand upright on each other, yaw %i', (yaw) => {
  const { right, up, back } = axesOf({ yaw, elevation: 43 });
  const dot = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, x, i) => sum + x * b[i]!, 0);
  for (const axis of [right, up, back]) expect(dot(axis, axis)).toBeCloseTo(1, 9);
  for (const [a, b] of [
    [right, up],
    [up, back],
    [back, right],
  ] as const)
    expect(dot(a, b)).toBeCloseTo(0, 9);
});

describe.each(SHAPES)('%s', (_, shape) => {
  test.each(ASPECTS)(
    'is in the picture with its towers, turned as one likes, %f times as wide as high',
    (aspect) => {
      for (const turns of [0, 1, 2, 3] as const) {
        const view = homeView(aspect, turnedGrid(shape, turns));
        for (const square of squaresOf(shape)) {
          const { x, z } = spotOf(shape, square, turns);
          for (const [right, near] of [
            [-0.5, -0.5],
            [0.5, 0.5],
          ] as const)
            for (const value of projected([x + right, 0, z + near], view, aspect))
              expect(Math.abs(value)).toBeLessThan(1);
          expect(projected([x, 1.45, z], view, aspect)[1]).toBeLessThan(1);
        }
      }
    },
  );
});
