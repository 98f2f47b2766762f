import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextStep, whyNotNow } from '../../src/index.ts';
import { logFaults } from './log-faults.ts';
import { EMPTY } from './log-of.ts';
import { acts, anyLog } from './random-logs.ts';

test('whatever is done with a log, what must be true of it stays true', () => {
  fc.assert(
    fc.property(acts, (happenings) => {
      let log = EMPTY;
      for (const happening of happenings) {
        log = happening(log, 'a');
        expect(logFaults(log)).toEqual([]);
      }
    }),
    { numRuns: 50 },
  );
});

test('the tutorial can be begun as soon as all is done, and not before', () => {
  fc.assert(
    fc.property(anyLog, (log) => (nextStep(log) === undefined) === (whyNotNow(log, 0) === undefined)),
    { numRuns: 50 },
  );
});
