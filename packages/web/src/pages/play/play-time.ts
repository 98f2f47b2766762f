import { type Signal, signal } from '@preact/signals';

/** Whoever is away for longer than this does not play meanwhile, in milliseconds. */
const LONGEST_THOUGHT = 5 * 60_000;

/** How long a game has been played; undefined if nobody looked at the clock when it began. */
export class PlayTime {
  readonly spent: Signal<number | undefined>;
  private since: number;

  constructor(spent: number | undefined, now: number) {
    this.spent = signal(spent);
    this.since = now;
  }

  /** Something has happened. */
  pass(now: number): void {
    const { value } = this.spent;
    if (value !== undefined)
      this.spent.value = value + Math.min(Math.max(0, now - this.since), LONGEST_THOUGHT);
    this.since = now;
  }
}
