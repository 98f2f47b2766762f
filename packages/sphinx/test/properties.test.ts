import { diceFor, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { RIDDLES } from '../src/riddles/index.ts';
import { brokenClaims, brokenPassage } from './invariants.ts';
import { playAtRandom } from './random-play.ts';
import { randomSetup } from './random-setup.ts';

const GAMES = 2;
const DECISIONS = 120;

const TABLES = RIDDLES.flatMap(({ number }) => [1, 2, 3, 4].map((players) => [number, players] as const));

test.each(TABLES)(
  'riddle %i with %i players: pieces, cards, figures and rests are kept',
  (riddle, players) => {
    for (let game = 0; game < GAMES; game++) {
      const seed = `property ${riddle} ${players} ${game}`;
      const setup = randomSetup(riddle, players, game % 2 === 1, diceFor(sha256, seed, 0));
      playAtRandom(setup, seed, DECISIONS, ({ before, after, steps }) => {
        const faults = [...brokenClaims(after), ...brokenPassage(before, after)];
        expect(faults, `${seed}, turn ${before.turn.number}: ${JSON.stringify(steps)}`).toEqual([]);
      });
    }
  },
);
