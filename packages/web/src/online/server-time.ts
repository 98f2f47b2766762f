/** One way of a message, there and back. */
interface Trip {
  /** Milliseconds in one direction, taken to be half of both. */
  readonly lag: number;
  /** What the server's clock shows more than ours. */
  readonly ahead: number;
}

/** Of so many trips the shortest is believed: it says the time best. */
const REMEMBERED = 8;

/** What time it is at the server, out of what it answers to pings. */
export class ServerTime {
  private trips: readonly Trip[] = [];
  private welcomed = 0;
  private readonly clock: () => number;

  constructor(clock: () => number = Date.now) {
    this.clock = clock;
  }

  /** The first word of the server says the time without saying how long it was on its way. */
  welcome(now: number): void {
    this.welcomed = now - this.clock();
  }

  /** A ping that left at one of our times was answered. */
  answered(sent: number, now: number): void {
    const lag = Math.max(0, this.clock() - sent) / 2;
    this.trips = [...this.trips, { lag, ahead: now + lag - this.clock() }].slice(-REMEMBERED);
  }

  get now(): number {
    return this.clock() + (this.best?.ahead ?? this.welcomed);
  }

  /** Milliseconds that a message takes; undefined before that is known. */
  get lag(): number | undefined {
    return this.trips.at(-1)?.lag;
  }

  private get best(): Trip | undefined {
    return this.trips.toSorted((one, other) => one.lag - other.lag)[0];
  }
}
