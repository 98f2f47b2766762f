import { expect, test } from 'vitest';
import { matchesSearch } from './search.ts';

const GOD = {
  name: 'Hefesto',
  title: 'Dios de la fragua',
  power: 'Puede construir otra vez.',
  theirs: '',
  help: [],
};

test.each([
  ['', true],
  ['hef', true],
  ['FRAGUA', true],
  ['fragua dios', true],
  ['construír', true],
  ['efesto', false],
  ['hefesto hermes', false],
])('“%s” finds the god: %s', (search, isFound) => {
  expect(matchesSearch(GOD, search)).toBe(isFound);
});
