import { expect, test } from 'vitest';
import { isFound } from './is-found.ts';

test.each([
  ['', true],
  ['red', true],
  ['RED calma', true],
  ['furia', false],
  ['prision', true],
])('%j is found: %s', (sought, isThere) => {
  expect(isFound(sought, ['Una red cae.', 'Calma', 'prisión'])).toBe(isThere);
});
