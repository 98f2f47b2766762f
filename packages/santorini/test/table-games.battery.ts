import { contractFaults } from '@thera/table';
import { expect, test } from 'vitest';
import { santorini } from '../src/santorini.ts';
import { FLEECE_IDS } from '../src/setup/fleece.ts';
import { DEFAULT_SETUP, type Setup } from '../src/setup/setup.ts';
import { IS_FULL } from './battery-state.ts';
import { bannedPairs, castsLedByAll, everyPair, inRotation } from './casts.ts';
import { runCasts } from './run-casts.ts';
import { RUN_SEED } from './seeded.ts';
import { EVERY_KIND, expectSameReplay, randomMatch, setupOf } from './table-games.ts';

/** Whole games of the drafts; of every pair the beginning, where most powers show. */
const DECISIONS = 150;
const FEW_DECISIONS = 40;

test.each(EVERY_KIND)('whole games of %i players, powers by %s, keep to the table', (players, mode) => {
  const cast = ['artemis', 'bia', 'chaos', 'selene'].slice(0, players);
  for (let game = 0; game < (IS_FULL ? 20 : 4); game++)
    playAtTable(setupOf(players, mode, cast), `${RUN_SEED}: ${players} ${mode} ${game}`);
});

test.each(FLEECE_IDS)('games with %s beside the board keep to the table', (fleece) => {
  for (let game = 0; game < (IS_FULL ? 3 : 1); game++)
    playAtTable({ ...DEFAULT_SETUP, fleece }, `${RUN_SEED}: fleece ${fleece} ${game}`);
});

runCasts({
  name: 'table games',
  casts: IS_FULL
    ? [...everyPair(), ...bannedPairs(), ...powered(3, 3), ...powered(4, 3)]
    : [...inRotation(everyPair(), 61), ...inRotation(bannedPairs(), 17), ...powered(3, 1), ...powered(4, 1)],
  games: 1,
  playGame: (cast, seed) => {
    const players = cast.length === 2 ? 2 : cast.length === 3 ? 3 : 4;
    return playAtTable({ ...setupOf(players, 'fixed', cast), bans: false }, seed, FEW_DECISIONS);
  },
});

/** A game that keeps the contract of the table, and whose record gives the same game again. */
function playAtTable(setup: Setup, seed: string, decisions: number = DECISIONS): number {
  expect(contractFaults(santorini, { setup, seed, decisions }), `seed "${seed}"`).toEqual([]);
  const match = randomMatch(setup, seed, decisions);
  expectSameReplay(match);
  return match.line.length;
}

/** Three and four play with powers only. */
function powered(players: 3 | 4, each: number): (readonly string[])[] {
  return castsLedByAll(players, each).filter((cast) => !cast.includes('mortal'));
}
