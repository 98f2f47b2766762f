import { describe, expect, test } from 'vitest';
import { projectionOf, UNIT, VIEWS } from './projection.ts';

const ALL = Object.entries(VIEWS);

describe('every view', () => {
  test.each(ALL)('%s has the middle of the island at the origin', (_, view) => {
    const [u, v] = projectionOf(view).at(0, 0);
    expect([u, v]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  });

  test.each(ALL)('%s shows east to the right, north farther up', (_, view) => {
    const { at } = projectionOf(view);
    expect(at(1, 0)[0]).toBeGreaterThan(0);
    expect(at(0, 1)[1]).toBeLessThan(0);
  });

  test.each(ALL)('%s shows things of one size alike wherever they are', (_, view) => {
    const { at } = projectionOf(view);
    const [here, there] = [at(1, 1, 0.5), at(-2, 2, 0.5)];
    const [low, lower] = [at(1, 1), at(-2, 2)];
    expect(here[1] - low[1]).toBeCloseTo(there[1] - lower[1]);
  });
});

test('from straight above a square is a square and height is not seen', () => {
  const { at } = projectionOf(VIEWS.flat);
  expect(at(1, 1, 3)).toEqual([expect.closeTo(UNIT), expect.closeTo(-UNIT)]);
});

test('higher is farther up on wide screens and phones', () => {
  for (const view of [VIEWS.wide, VIEWS.tall]) expect(projectionOf(view).at(0, 0, 1)[1]).toBeLessThan(-50);
});
