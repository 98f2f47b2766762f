import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIVE_BY_FIVE } from '../grid.ts';
import { BARE, type Colour, type Scene, type Tower } from '../scene.ts';
import { alongWay, clearWay } from './clear-way.ts';
import { drawingOf, roofMiddle } from './drawing.ts';
import { besideFaces, clearance, facesIn } from './faces.ts';
import { VIEWS } from './projection.ts';

/** A worker has gone from one square to the next, others stand about. */
const SCENES = fc
  .record({
    blocks: fc.array(fc.constantFrom(0, 0, 1, 1, 2, 3), { minLength: 25, maxLength: 25 }),
    squares: fc.uniqueArray(fc.nat(24), { minLength: 4, maxLength: 6 }),
    from: fc.nat(24),
  })
  .filter(({ squares, from }) => {
    const [to] = squares as [number];
    const across = Math.abs((from % 5) - (to % 5));
    const down = Math.abs(Math.floor(from / 5) - Math.floor(to / 5));
    return Math.max(across, down) === 1 && !squares.includes(from);
  })
  .map(({ blocks, squares, from }) => ({
    from,
    to: squares[0]!,
    scene: {
      ...BARE,
      towers: blocks.map((count) => ({ blocks: count as Tower['blocks'], dome: false })),
      pieces: squares.map((square, n) => ({ square, kind: 'man', colour: (n % 4) as Colour })),
    } satisfies Scene,
  }));

describe.each(['wide', 'tall'] as const)('on %s screens', (view) => {
  const drawing = drawingOf(VIEWS[view], FIVE_BY_FIVE);

  test('no arrow crosses a face', () => {
    fc.assert(
      fc.property(SCENES, ({ scene, from, to }) => {
        const faces = facesIn(drawing, scene);
        const way = clearWay(faces, roofMiddle(drawing, scene, from), roofMiddle(drawing, scene, to));
        for (let share = 0; share <= 1; share += 0.05)
          expect(clearance(faces, alongWay(way, share), 0)).toBeGreaterThan(0);
      }),
    );
  });

  test('no mark crosses a face', () => {
    fc.assert(
      fc.property(SCENES, ({ scene, from }) => {
        const faces = facesIn(drawing, scene);
        const point = besideFaces(faces, roofMiddle(drawing, scene, from), 13);
        expect(clearance(faces, point, 6)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('where nobody stands, all is where it should be', () => {
  expect(besideFaces([], [3, 4], 13)).toEqual([3, 4]);
});
