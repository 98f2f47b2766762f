import { describe, expect, test } from 'vitest';
import { announcedEnds } from '../test/announced.ts';
import { castsLedByAll } from '../test/casts.ts';

const ROUNDS = process.env.THERA_BATTERY === 'full' ? 10 : 1;

describe.each([2, 3, 4])('for %i, with pruning', (players) => {
  for (let round = 0; round < ROUNDS; round++)
    test.each(castsLedByAll(players, `announced ${round}`).map((powers) => [powers]))(
      '%j: an end that is announced is forced',
      (powers) => {
        const games = [3, 10, 20].map((turns) =>
          announcedEnds(powers, turns, 3_000, `ends ${round} ${turns}`),
        );
        expect(games.flatMap(({ wrong }) => wrong)).toEqual([]);
      },
    );
});
