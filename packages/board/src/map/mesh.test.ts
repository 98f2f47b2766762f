import { expect, test } from 'vitest';
import { adjacentPairs, type Mesh, sharedSides } from './mesh.ts';

/** Two squares side by side, and a third that touches the second in a corner only. */
const MESH: Mesh = {
  corners: [0, 0, 10, 0, 20, 0, 0, 10, 10, 10, 20, 10, 30, 10, 20, 20, 30, 20],
  cells: { west: [0, 1, 4, 3], east: [1, 2, 5, 4], beyond: [5, 6, 8, 7] },
};

test('areas that share a side are adjacent, and those that meet in a corner are not', () => {
  expect(adjacentPairs(MESH)).toEqual([['west', 'east']]);
  expect(sharedSides(MESH, 'west', 'east')).toEqual([[1, 4]]);
  expect(sharedSides(MESH, 'east', 'beyond')).toEqual([]);
});
