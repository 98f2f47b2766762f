import type { CalibrationTable, Tenth } from '@thera/engine';

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
  return [columns, columns.map(() => '--:'), ...rows].map((row) => `| ${row.join(' | ')} |`);
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
