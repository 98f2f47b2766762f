import type { AreaId, Point } from '@thera/board';
import { expect, test } from 'vitest';
import { middleOf, neighbourTowards } from './area-keys.ts';

const PLACES: Readonly<Record<AreaId, Point>> = {
  mid: [50, 50],
  up: [55, 20],
  right: [80, 60],
  far: [10, 95],
};
const towards = (key: string): AreaId =>
  neighbourTowards('mid', key, ['up', 'right', 'far'], (area) => PLACES[area]);

test.each([
  ['ArrowUp', 'up'],
  ['ArrowRight', 'right'],
  ['ArrowDown', 'far'],
  ['ArrowLeft', 'far'],
  ['Enter', 'mid'],
])('%s leads to the neighbour that lies there', (key, area) => {
  expect(towards(key)).toBe(area);
});

test('where no neighbour lies, the keyboard stays', () => {
  expect(neighbourTowards('up', 'ArrowUp', ['mid'], (area) => PLACES[area])).toBe('up');
});

test('the middle of an outline', () => {
  expect(
    middleOf([
      [0, 0],
      [10, 0],
      [10, 20],
      [0, 20],
    ]),
  ).toEqual([5, 10]);
  expect(middleOf([])).toBeUndefined();
});
