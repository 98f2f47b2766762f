import type { CalibrationTable, Tenth } from '@thera/engine';
import { formatPower, type Power } from '@thera/santorini';

/** A table of what scores promised and what came of it, before and after they were calibrated. */
export function calibrationRows(
  before: CalibrationTable,
  after: CalibrationTable,
  columns: readonly string[],
): readonly string[] {
  const rows = before.tenths.map((tenth, n) => [
    `${10 * n}–${10 * (n + 1)} %`,
    ...cells(tenth),
    ...cells(after.tenths[n]!),
  ]);
  return tableOf(columns, '--:', rows);
}

/** A table of what scores know about games with each power, those first of which evaluations know least. */
export function powerRows(
  byPower: ReadonlyMap<Power, Readonly<Record<'evaluation' | 'search', CalibrationTable>>>,
  columns: readonly string[],
): readonly string[] {
  const rows = [...byPower]
    .toSorted(([, one], [, other]) => other.evaluation.loss - one.evaluation.loss)
    .map(([power, { evaluation, search }]) => [
      formatPower(power),
      String(evaluation.whole.positions),
      String(evaluation.whole.games),
      evaluation.loss.toFixed(4),
      search.loss.toFixed(4),
    ]);
  return tableOf(columns, '---', rows);
}

/** A table whose first column is aligned as told, and numbers in the others. */
function tableOf(
  columns: readonly string[],
  first: '---' | '--:',
  rows: readonly (readonly string[])[],
): readonly string[] {
  const alignments = columns.map((_, n) => (n === 0 ? first : '--:'));
  return [columns, alignments, ...rows].map((row) => `| ${row.join(' | ')} |`);
}

function cells({ positions, games, expected, observed, error }: Tenth): readonly string[] {
  if (positions === 0) return ['0', '0', '–', '–'];
  const percent = (share: number): string => (100 * share).toFixed(1);
  // Two standard errors hold the truth in 95 of 100 cases.
  return [
    String(positions),
    String(games),
    percent(expected),
    `${percent(observed)} ± ${percent(2 * error)}`,
  ];
}
