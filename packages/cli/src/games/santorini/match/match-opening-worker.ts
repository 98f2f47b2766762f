import { parentPort } from 'node:worker_threads';
import { openingOf } from '@thera/engine';
import type { OpeningOrder, OpeningReport } from './match-openings.ts';

const port = parentPort;
if (port === null) throw new Error('this is for another thread');

port.on('message', ({ plan, number }: OpeningOrder) => {
  const report: OpeningReport = { number, record: openingOf(plan, number).record };
  port.postMessage(report);
});
