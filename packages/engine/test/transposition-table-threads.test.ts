import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { TranspositionTable } from '../src/search/transposition-table.ts';
import type { WritingPlan, WritingReport } from './transposition-table-writer.ts';

const BITS = 4;

test('threads that write into one small table find only what was written', async () => {
  const memory = new SharedArrayBuffer(TranspositionTable.bytes(BITS));
  const reports = await Promise.all(
    [2_463_534, 88_172_645].map(async (seed) => {
      const workerData: WritingPlan = { bits: BITS, memory, rounds: 1_000_000, seed };
      const worker = new Worker(new URL('./transposition-table-writer.ts', import.meta.url), { workerData });
      const [report] = await once(worker, 'message');
      return report as WritingReport;
    }),
  );
  for (const { found, wrong } of reports) {
    expect(wrong).toBeUndefined();
    expect(found).toBeGreaterThan(0);
  }
});
