import { describe, expect, test } from 'vitest';
import { castsLedByAll } from '../test/casts.ts';
import { uneven } from '../test/even-positions.ts';

const ROUNDS = process.env.THERA_BATTERY === 'full' ? 10 : 1;

describe.each([2, 3, 4])('for %i, without pruning', (players) => {
  for (let round = 0; round < ROUNDS; round++)
    test.each(castsLedByAll(players, `even ${round}`).map((powers) => [powers]))(
      '%j: the search finds what plain minimax finds',
      (powers) => {
        const found = [1, 7, 14, 21, 28, 35].flatMap((turns) => uneven(powers, turns, `${round} ${turns}`));
        expect(found).toEqual([]);
      },
    );
});
