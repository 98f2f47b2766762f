import { diceFor, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { RIDDLES } from '../src/riddles/index.ts';
import { faultsInGame } from './game-faults.ts';
import { randomSetup } from './random-setup.ts';

const GAMES = 2;
const TABLES = RIDDLES.flatMap(({ number }) => [1, 2, 3, 4].map((players) => [number, players] as const));

describe('pieces, cards, figures, rests and what is told are kept', () => {
  test.each(TABLES)('in riddle %i with %i players', (riddle, players) => {
    for (let game = 0; game < GAMES; game++) {
      const seed = `property ${riddle} ${players} ${game}`;
      const isExpert = (riddle + game) % 2 === 1;
      const setup = randomSetup(riddle, players, isExpert, diceFor(sha256, seed, 0));
      const played = { setup, seed, most: 100, isRich: game % 2 === 0 };
      expect(faultsInGame(played), seed).toEqual([]);
    }
  });
});
