import { contractFaults, diceFor, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { RIDDLES } from '../src/riddles/index.ts';
import { sphinx } from '../src/sphinx.ts';
import { faultsInGame } from './game-faults.ts';
import { randomSetup } from './random-setup.ts';

const GAMES = process.env.THERA_BATTERY === 'full' ? 400 : 4;

test.each(RIDDLES.map(({ number }) => number))('riddle %i in many games', (riddle) => {
  for (let game = 0; game < GAMES; game++)
    for (const players of [1, 2, 3, 4]) {
      const seed = `battery ${riddle} ${players} ${game}`;
      const setup = randomSetup(riddle, players, game % 2 === 1, diceFor(sha256, seed, 0));
      expect(faultsInGame({ setup, seed, most: 200, isRich: game % 4 < 3 }), seed).toEqual([]);
      expect(contractFaults(sphinx, { setup, seed, decisions: 40 }), seed).toEqual([]);
    }
});
