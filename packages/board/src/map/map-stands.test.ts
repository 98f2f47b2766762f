import { describe, expect, test } from 'vitest';
import type { Point } from '../board.ts';
import { boxOf, type Cell, centreOf } from './cell.ts';
import { standsIn } from './map-stands.ts';

const box = (width: number, height: number): Cell => {
  const outline: readonly Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return { area: 'A', form: 'tall', outline, path: '', middle: centreOf(outline), box: boxOf(outline) };
};
const crowd = (count: number, isPushed = false, below = 0) => ({ count, isPushed, below });

describe('those of an area stand', () => {
  test('alone in its middle', () => {
    expect(standsIn(box(260, 180), crowd(1))).toEqual([[130, 98]]);
  });

  test('side by side, and three in a row', () => {
    expect(standsIn(box(260, 180), crowd(2)).map(([x]) => x)).toEqual([90, 170]);
    expect(new Set(standsIn(box(260, 180), crowd(3)).map(([, y]) => y)).size).toBe(1);
  });

  test('zigzag when they are four, or two by two where it is narrow', () => {
    expect(standsIn(box(300, 180), crowd(4)).map(([, y]) => y)).toEqual([85, 111, 85, 111]);
    expect(new Set(standsIn(box(170, 220), crowd(4)).map(([x]) => x)).size).toBe(2);
  });

  test('in a triangle when three have no room for a row', () => {
    const [one, two, three] = standsIn(box(150, 220), crowd(3));
    expect(one![1]).toBe(two![1]);
    expect(three![1]).toBeGreaterThan(one![1]);
  });

  test('further left when something lies there, but never outside', () => {
    expect(standsIn(box(260, 180), crowd(1, true))).toEqual([[100, 98]]);
    expect(standsIn(box(110, 180), crowd(1, true))[0]![0]).toBeGreaterThanOrEqual(42);
  });

  test('below the name, as far as there is room for their feet', () => {
    expect(standsIn(box(260, 180), crowd(1, false, 70))[0]![1]).toBe(128);
    expect(standsIn(box(260, 180), crowd(1, false, 150))[0]![1]).toBe(140);
  });
});
