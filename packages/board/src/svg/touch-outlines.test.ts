import { describe, expect, test } from 'vitest';
import { SHAPES } from '../../test/shapes.ts';
import { FIVE_BY_FIVE, hasGround, squaresOf } from '../grid.ts';
import { type QuarterTurns, readingOrder } from '../quarter-turns.ts';
import { BARE, bareScene, type Scene } from '../scene.ts';
import { drawingOf, middleOf } from './drawing.ts';
import { frameFor, viewFor } from './frame.ts';
import { type Point, UNIT, VIEWS } from './projection.ts';
import { roofOf } from './storeys.ts';
import { touchOutline } from './touch-outlines.ts';

const SQUARES = Array.from({ length: 25 }, (_, square) => square);
const BUILT: Scene = {
  ...BARE,
  towers: SQUARES.map((square) => ({ blocks: (square % 4) as 0 | 1 | 2 | 3, dome: square % 3 === 0 })),
};

/** Whether a point is within a convex outline. */
function isWithin([u, v]: Point, outline: readonly Point[]): boolean {
  const sides = outline.map(([u0, v0], index) => {
    const [u1, v1] = outline[(index + 1) % outline.length]!;
    return (u1 - u0) * (v - v0) - (v1 - v0) * (u - u0);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

describe.each([0, 1, 2, 3] as const)('after %i quarter turns', (turns: QuarterTurns) => {
  const drawing = drawingOf(VIEWS.wide, FIVE_BY_FIVE, turns);

  test.each(SQUARES)('the outline of square %i covers its ground and its roof', (square) => {
    const outline = touchOutline(drawing, BUILT, square);
    expect(isWithin(middleOf(drawing, square), outline)).toBe(true);
    expect(isWithin(middleOf(drawing, square, roofOf(BUILT.towers[square]!.blocks)), outline)).toBe(true);
  });

  test('a worker on a roof is touched at the chest', () => {
    const scene: Scene = {
      ...BUILT,
      pieces: SQUARES.map((square) => ({ square, kind: 'woman', colour: 0 })),
    };
    for (const square of SQUARES) {
      const [u, v] = middleOf(drawing, square, roofOf(BUILT.towers[square]!.blocks));
      expect(isWithin([u, v - 35], touchOutline(drawing, scene, square))).toBe(true);
    }
  });

  test('the last of the outlines around a roof, in reading order, is its own', () => {
    const order = readingOrder(FIVE_BY_FIVE, turns);
    for (const square of SQUARES) {
      const roof = middleOf(drawing, square, roofOf(BUILT.towers[square]!.blocks));
      const touched = order.findLast((each) => isWithin(roof, touchOutline(drawing, BUILT, each)));
      const isHidden = order.indexOf(touched!) > order.indexOf(square);
      // A roof may be hidden behind a nearer, higher tower; then the nearer one is touched.
      const isHigher = BUILT.towers[touched!]!.blocks > BUILT.towers[square]!.blocks;
      expect(touched === square || (isHidden && isHigher)).toBe(true);
    }
  });
});

describe('the frame', () => {
  test.each([
    [1040, 840, 'wide'],
    [844, 390, 'wide'],
    [700, 900, 'tall'],
    [390, 472, 'tall'],
    [160, 120, 'tall'],
  ] as const)('of an element of %i by %i shows the %s view', (width, height, view) => {
    expect(viewFor(FIVE_BY_FIVE, width, height)).toBe(view);
  });

  test('shows larger boards from views of their own, turned less', () => {
    const river = { ...FIVE_BY_FIVE, columns: 7 };
    expect([viewFor(river, 1040, 840), viewFor(river, 390, 384)]).toEqual(['largeWide', 'largeTall']);
  });

  test('on a phone squares of a board of seven columns are 44 pixels wide', () => {
    const river = { ...FIVE_BY_FIVE, columns: 7 };
    const frame = frameFor(river, 'largeTall', { width: 390, height: 384 });
    expect((UNIT * 390) / frame.width).toBeGreaterThanOrEqual(44);
  });

  test.each([
    [1040, 840],
    [390, 472],
    [390, 900],
    [1600, 500],
  ])('of an element of %i by %i has its shape and holds every square', (width, height) => {
    const view = viewFor(FIVE_BY_FIVE, width, height);
    const frame = frameFor(FIVE_BY_FIVE, view, { width, height });
    expect(frame.width / frame.height).toBeCloseTo(width / height);
    const points = SQUARES.flatMap((square) =>
      touchOutline(drawingOf(VIEWS[view], FIVE_BY_FIVE), BUILT, square),
    );
    for (const [u, v] of points) {
      expect(u).toBeGreaterThan(frame.left);
      expect(u).toBeLessThan(frame.left + frame.width);
      expect(v).toBeGreaterThan(frame.top);
      expect(v).toBeLessThan(frame.top + frame.height);
    }
  });

  test('on a phone a finger finds a square: it is 48 pixels wide and high', () => {
    const frame = frameFor(FIVE_BY_FIVE, 'tall', { width: 390, height: 472 });
    const outline = touchOutline(drawingOf(VIEWS.tall, FIVE_BY_FIVE), BARE, 12);
    const size = (axis: 0 | 1): number =>
      ((Math.max(...outline.map((point) => point[axis])) - Math.min(...outline.map((point) => point[axis]))) *
        390) /
      frame.width;
    expect(size(0)).toBeGreaterThanOrEqual(48);
    expect(size(1)).toBeGreaterThanOrEqual(48);
  });
});

describe.each(SHAPES)('%s', (_, shape) => {
  const scene: Scene = {
    ...bareScene(shape),
    towers: squaresOf(shape).map(() => ({ blocks: 3, dome: true })),
  };

  test.each([0, 1, 2, 3] as const)(
    'has an outline around every square with ground, turned %i times',
    (turns) => {
      const drawing = drawingOf(VIEWS.wide, shape, turns);
      for (const square of squaresOf(shape)) {
        const outline = touchOutline(drawing, scene, square);
        if (hasGround(shape, square)) expect(isWithin(middleOf(drawing, square), outline)).toBe(true);
        else expect(outline).toEqual([]);
      }
    },
  );

  test.each([
    [1040, 840],
    [390, 472],
  ])('is in the picture with all its towers in an element of %i by %i', (width, height) => {
    for (const turns of [0, 1] as const) {
      const view = viewFor(shape, width, height);
      const drawing = drawingOf(VIEWS[view], shape, turns);
      const frame = frameFor(drawing.seen, view, { width, height });
      for (const [u, v] of squaresOf(shape).flatMap((square) => touchOutline(drawing, scene, square))) {
        expect(Math.abs(u - frame.left - frame.width / 2)).toBeLessThan(frame.width / 2);
        expect(Math.abs(v - frame.top - frame.height / 2)).toBeLessThan(frame.height / 2);
      }
    }
  });
});
