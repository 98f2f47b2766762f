import { describe, expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { uneven } from '../../test/even-positions.ts';

const IS_FULL = process.env.THERA_BATTERY === 'full';
const ROUNDS = IS_FULL ? 10 : 1;
/** In a sample one cast in so many is played. */
const EVERY = IS_FULL ? 1 : 6;

describe.each([2, 3, 4])('for %i, without pruning', (players) => {
  for (let round = 0; round < ROUNDS; round++)
    test.each(
      castsLedByAll(players, `even ${round}`)
        .filter((_, n) => n % EVERY === 0)
        .map((powers) => [powers]),
    )('%j: the search finds what plain minimax finds', (powers) => {
      const found = [1, 7, 14, 21, 28, 35].flatMap((turns) => uneven(powers, turns, `${round} ${turns}`));
      expect(found).toEqual([]);
    });
});
