import { describe, expect, test } from 'vitest';
import { castsLedByAll } from '../test/casts.ts';
import { uneven } from '../test/even-positions.ts';

const CASTS: readonly (readonly string[])[] = [
  ['mortal', 'mortal'],
  ...castsLedByAll(2, 'even'),
  ...castsLedByAll(3, 'even').filter((_, n) => n % 4 === 0),
  ...castsLedByAll(4, 'even').filter((_, n) => n % 4 === 0),
];

describe('without pruning', () => {
  test.each(CASTS.map((powers) => [powers]))('%j: the search finds what plain minimax finds', (powers) => {
    expect([8, 26].flatMap((turns) => uneven(powers, turns, `search ${turns}`))).toEqual([]);
  });
});
