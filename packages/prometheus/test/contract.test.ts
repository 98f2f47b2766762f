import { contractFaults } from '@thera/table';
import { expect, test } from 'vitest';
import { TABLE_IDS } from '../src/data/tables.ts';
import { imagine } from '../src/imagine.ts';
import { prometheus } from '../src/prometheus.ts';
import { usualSetup } from '../src/setup.ts';
import { viewOf } from '../src/view.ts';

const DRAFTS = ['pick', 'quick'] as const;

test.each(TABLE_IDS.flatMap((table) => DRAFTS.map((draft) => [table, draft] as const)))(
  'table %s with draft %s keeps the contract, and nobody sees a secret',
  (table, draft) => {
    const faults = contractFaults(prometheus, {
      setup: usualSetup(table, draft),
      seed: `contract ${table} ${draft}`,
      decisions: 60,
      imagine: (state, onlooker, dice) => imagine(viewOf(state, onlooker), dice),
    });
    expect(faults).toEqual([]);
  },
);
