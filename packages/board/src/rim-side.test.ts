import { expect, test } from 'vitest';
import { ISLES } from '../test/shapes.ts';
import { FIVE_BY_FIVE } from './grid.ts';
import { rimSide } from './rim-side.ts';

const NORTH = [0, 1, 2, 3, 4];
const WEST = [0, 5, 10, 15, 20];

test.each([
  ['in the middle of a side', 2, [], 'N'],
  ['inland', 12, [], undefined],
  ['in a corner, with the northern row', 0, NORTH, 'N'],
  ['in a corner, with the western column', 0, WEST, 'W'],
  ['in the other corner, with the western column', 20, WEST, 'W'],
  ['in a corner by itself', 24, [24], 'E'],
] as const)('the land ends beside a square %s', (_, square, others, side) => {
  expect(rimSide(FIVE_BY_FIVE, square, others)).toBe(side);
});

test.each([
  ['where a square is missing', 2, [2, 11], 'E'],
  ['at a pond', 9, [9], 'N'],
  ['at a channel', 9, [8, 9, 10], 'S'],
] as const)('land with gaps ends %s', (_, square, others, side) => {
  expect(rimSide(ISLES, square, others)).toBe(side);
});
