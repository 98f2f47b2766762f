import { contractFaults, diceFor, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { RIDDLES } from '../src/riddles/index.ts';
import { sphinx } from '../src/sphinx.ts';
import { randomSetup } from './random-setup.ts';

const TABLES = RIDDLES.flatMap(({ number }) =>
  [1, 2, 3, 4].map((players) => [number, players, (number + players) % 2 === 0] as const),
);

test.each(TABLES)(
  'riddle %i with %i players keeps the contract (expert: %s)',
  (riddle, players, isExpert) => {
    const seed = `contract ${riddle} ${players}`;
    const setup = randomSetup(riddle, players, isExpert, diceFor(sha256, seed, 0));
    expect(contractFaults(sphinx, { setup, seed, decisions: 30 })).toEqual([]);
  },
);
