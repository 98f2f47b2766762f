import { contractFaults } from '@thera/table';
import { expect, test } from 'vitest';
import { TABLE_IDS } from '../src/data/tables.ts';
import { imagine } from '../src/imagine.ts';
import { prometheus } from '../src/prometheus.ts';
import { usualSetup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { viewOf } from '../src/view.ts';
import { faultsOf, isStuck } from './invariants.ts';
import { playRandomly } from './random-games.ts';

const IS_FULL = process.env.THERA_BATTERY === 'full';
const GAMES = IS_FULL ? 60 : 6;
const CONTRACT_GAMES = IS_FULL ? 6 : 1;
const DRAFTS = ['pick', 'quick'] as const;
const ROWS = TABLE_IDS.flatMap((table) => DRAFTS.map((draft) => [table, draft] as const));

test.each(ROWS)('table %s, draft %s: many random games lose nothing and end', (table, draft) => {
  for (let game = 0; game < GAMES; game++) {
    const seed = `battery ${table} ${draft} ${game}`;
    const options = {
      netRemoval: game % 2 === 0 ? 'endOfActivation' : 'nextActivation',
      cerberusDeath: game % 3 === 0 ? 'killerLoses' : 'ownerLoses',
      turnCap: true,
    } as const;
    let before: State | undefined;
    playRandomly({ ...usualSetup(table, draft), options }, seed, ({ state }) => {
      expect(faultsOf(state, before), seed).toEqual([]);
      expect(isStuck(state), seed).toBe(false);
      before = state;
    });
  }
});

test.each(ROWS)('table %s, draft %s keeps the contract through whole games', (table, draft) => {
  for (let game = 0; game < CONTRACT_GAMES; game++)
    expect(
      contractFaults(prometheus, {
        setup: usualSetup(table, draft),
        seed: `battery contract ${table} ${draft} ${game}`,
        decisions: 400,
        imagine: (state, onlooker, dice) => imagine(viewOf(state, onlooker), dice),
      }),
    ).toEqual([]);
});
