import { expect, test } from 'vitest';
import { resultsOf } from './scenario.ts';

/** Position, and the results it must have, in any order. */
export type Row = readonly [rule: string, position: string, results: readonly string[]];

/** One test for each row. */
export function checkAll(rows: readonly Row[]): void {
  test.each(rows)('%s', (_, position, results) => {
    expect(resultsOf(position)).toEqual([...results].sort());
  });
}
