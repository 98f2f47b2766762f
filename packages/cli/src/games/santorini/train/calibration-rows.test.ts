import { CalibrationTable } from '@thera/engine';
import { type Power, powerOf } from '@thera/santorini';
import { expect, test } from 'vitest';
import { powerRows } from './calibration-rows.ts';

/** A table of games of two positions each, which were all believed to be won by this chance, and were. */
function tableOf(chance: number, games: number): CalibrationTable {
  const table = new CalibrationTable();
  for (let game = 0; game < games; game++) for (let n = 0; n < 2; n++) table.add(chance, 1, game);
  return table;
}

test('powers are told with their wording, those first of which evaluations know least', () => {
  const byPower = new Map<Power, Record<'evaluation' | 'search', CalibrationTable>>([
    [powerOf('pan'), { evaluation: tableOf(0.8, 3), search: tableOf(0.5, 3) }],
    [powerOf('medea', 'printed'), { evaluation: tableOf(0.5, 7), search: tableOf(0.9, 7) }],
    [powerOf('medea'), { evaluation: tableOf(0.6, 1), search: tableOf(0.6, 1) }],
  ]);
  expect(powerRows(byPower, ['power', 'positions', 'games', 'one', 'other'])).toEqual([
    '| power | positions | games | one | other |',
    '| --- | --: | --: | --: | --: |',
    '| medea@printed | 14 | 7 | 0.6931 | 0.1054 |',
    '| medea | 2 | 1 | 0.5108 | 0.5108 |',
    '| pan | 6 | 3 | 0.2231 | 0.6931 |',
  ]);
});
