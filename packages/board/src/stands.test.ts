import { describe, expect, test } from 'vitest';
import { BARE, type Piece } from './scene.ts';
import { ALONE, standOf, standsFor } from './stands.ts';

const COUNTS = [1, 2, 3, 4, 5, 6, 9, 12, 16];

describe.each(COUNTS)('%i on a square', (count) => {
  const stands = standsFor(count);

  test('are all on it, and no two at one place', () => {
    expect(stands).toHaveLength(count);
    expect(new Set(stands.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(count);
    for (const { x, y } of stands) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
  });

  test('stand about its middle, the farther ones first', () => {
    const depths = stands.map(({ y }) => y);
    expect(depths).toEqual(depths.toSorted((a, b) => b - a));
    expect(stands.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0);
  });
});

test('who is alone has the whole square', () => {
  expect(standsFor(1)).toEqual([{ x: 0, y: 0, size: 1 }]);
});

test('two stand side by side, and smaller', () => {
  expect(standsFor(2)).toEqual([
    { x: -0.5, y: 0, size: 0.7 },
    { x: 0.5, y: 0, size: 0.7 },
  ]);
});

test('of two who look alike each has its own place', () => {
  const [one, other, far]: readonly Piece[] = [
    { square: 3, kind: 'man' },
    { square: 3, kind: 'man' },
    { square: 4, kind: 'man' },
  ];
  const scene = { ...BARE, pieces: [one!, far!, other!] };
  expect([one!, other!].map((piece) => standOf(scene, piece))).toEqual(standsFor(2));
  expect(standOf(scene, far!)).toBe(ALONE);
});
