import { expect } from 'vitest';
import { failureFacts, type Log } from '../src/operations/log.ts';

/** A log that keeps what went wrong: whatever strangers send, nothing may. */
export class QuietLog {
  readonly problems: string[] = [];

  readonly log: Log = (level, event, facts) => {
    if (level === 'error' || level === 'warn') this.problems.push(`${event} ${JSON.stringify(facts)}`);
  };

  /** Nothing has gone wrong so far. */
  expectQuiet(what = ''): void {
    expect(this.problems, what).toEqual([]);
  }

  /** Counts rejections that nobody has handled, too: they would end the process. */
  watch(): () => void {
    const heard = (error: unknown): void => this.log('error', 'unhandled', failureFacts(error));
    process.on('unhandledRejection', heard);
    return () => process.off('unhandledRejection', heard);
  }
}
