import { describe, expect, test } from 'vitest';
import { announcedEnds } from '../../test/announced.ts';
import { castsLedByAll } from '../../test/casts.ts';

const IS_FULL = process.env.THERA_BATTERY === 'full';
const ROUNDS = IS_FULL ? 10 : 1;
/** In a sample one cast in so many is played. */
const EVERY = IS_FULL ? 1 : 18;

describe.each([2, 3, 4])('for %i, with pruning', (players) => {
  for (let round = 0; round < ROUNDS; round++)
    test.each(
      castsLedByAll(players, `announced ${round}`)
        .filter((_, n) => n % EVERY === 0)
        .map((powers) => [powers]),
    )('%j: an end that is announced is forced', (powers) => {
      const games = [3, 10, 20].map((turns) => announcedEnds(powers, turns, 3_000, `ends ${round} ${turns}`));
      expect(games.flatMap(({ wrong }) => wrong)).toEqual([]);
    });
});
