import { expect, test } from 'vitest';
import { SHAPES } from '../../test/shapes.ts';
import { FIVE_BY_FIVE, hasGround, squaresOf } from '../grid.ts';
import { turnedGrid } from '../quarter-turns.ts';
import { BARE, bareScene, type Scene } from '../scene.ts';
import { homeView } from './camera.ts';
import { outlinesOf } from './outlines.ts';

const ASPECT = 1.6;
const VIEW = homeView(ASPECT, FIVE_BY_FIVE);
const heightOf = (outline: readonly (readonly [number, number])[]): number => {
  const ys = outline.map(([, y]) => y);
  return Math.max(...ys) - Math.min(...ys);
};
const tower = (blocks: 0 | 1 | 2 | 3, dome = false): Scene => ({
  ...BARE,
  towers: BARE.towers.map((each, i) => (i === 12 ? { blocks, dome } : each)),
});
const outlineOf = (scene: Scene) => outlinesOf(scene, 0, VIEW, ASPECT)[12]!;

test.each([0, 1, 2, 3] as const)(
  'there is an outline within the picture for every square, turned %i times',
  (turns) => {
    const outlines = outlinesOf(BARE, turns, VIEW, ASPECT);
    expect(outlines).toHaveLength(25);
    for (const outline of outlines) {
      expect(outline.length).toBeGreaterThanOrEqual(4);
      for (const value of outline.flat()) {
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(100);
      }
    }
  },
);

test('the outline grows with the tower, its dome and whoever stands on it', () => {
  const heights = [tower(0), tower(1), tower(2), tower(3), tower(3, true)].map((scene) =>
    heightOf(outlineOf(scene)),
  );
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  const worker: Scene = { ...tower(1), pieces: [{ square: 12, kind: 'woman', colour: 0 }] };
  expect(heightOf(outlineOf(worker))).toBeGreaterThan(heights[1]!);
});

test('two quarter turns bring A1 to where E5 was', () => {
  expect(outlinesOf(BARE, 2, VIEW, ASPECT)[20]).toEqual(outlinesOf(BARE, 0, VIEW, ASPECT)[4]);
});

test.each(SHAPES)('%s has outlines around the squares with ground, and none without', (_, shape, count) => {
  for (const turns of [0, 1, 2, 3] as const) {
    const view = homeView(ASPECT, turnedGrid(shape, turns));
    const outlines = outlinesOf(bareScene(shape), turns, view, ASPECT);
    expect(outlines.filter((outline) => outline.length > 0)).toHaveLength(count);
    for (const square of squaresOf(shape))
      expect(outlines[square]!.length > 0).toBe(hasGround(shape, square));
    for (const value of outlines.flat(2)) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(100);
    }
  }
});
