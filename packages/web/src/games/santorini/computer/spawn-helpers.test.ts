import { expect, test } from 'vitest';
import { helpersFor } from './spawn-helpers.ts';

test.each([
  [1, true, 0],
  [2, true, 1],
  [3, true, 1],
  [4, true, 2],
  [16, true, 2],
  [16, false, 0],
])('of %i cores, shared memory allowed: %s, %i help', (cores, isIsolated, helpers) => {
  expect(helpersFor(cores, isIsolated)).toBe(helpers);
});
