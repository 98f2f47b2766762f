import { guestKey } from './guest-name.ts';
import type { AdventureLog } from './log.ts';

/** What a name that was written at some time is now: everything that was corrected later, in order. */
export const correctedName = (log: AdventureLog, name: string, written: number): string =>
  log.corrections
    .filter(({ time }) => time > written)
    .reduce((so, { from, to }) => (guestKey(so) === guestKey(from) ? to : so), name);
