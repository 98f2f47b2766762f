import { describe, expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { selfPlay } from '../../test/self-play.ts';
import { SKILLS } from './skill.ts';

const IS_FULL = process.env.THERA_BATTERY === 'full';
const ROUNDS = IS_FULL ? 10 : 1;
/** In a sample one cast in so many is played. */
const EVERY = IS_FULL ? 1 : 6;
const QUICK = [SKILLS.novice, { ...SKILLS.mason, nodes: 2_000 }, { ...SKILLS.builder, nodes: 4_000 }];

describe.each([2, 3, 4])('for %i', (players) => {
  for (let round = 0; round < ROUNDS; round++)
    test.each(
      castsLedByAll(players, `round ${round}`)
        .filter((_, n) => n % EVERY === 0)
        .map((powers) => [powers]),
    )('%j are played to the end', (powers) => {
      const setup = { players, mode: 'fixed', powers, plyCap: 300 };
      expect(selfPlay(setup, QUICK.slice(round % 2), `round ${round}`).outcome).toBeDefined();
    });
});
