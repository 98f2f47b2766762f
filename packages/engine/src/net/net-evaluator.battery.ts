import { describe, expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { wrongEvaluations } from '../../test/evaluating.ts';

const ROUNDS = process.env.THERA_BATTERY === 'full' ? 50 : 3;

describe.each([2, 3, 4])('for %i', (players) => {
  for (let round = 0; round < ROUNDS; round++)
    test.each(castsLedByAll(players, `net ${round}`).map((powers) => [powers]))(
      'along a game of %j every evaluation is the one from scratch',
      (powers) => {
        expect(wrongEvaluations(powers, `net ${round}`)).toEqual([]);
      },
    );
});
