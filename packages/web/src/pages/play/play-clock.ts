import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Clock, flagged, type Seat, timeLeft } from '@thera/table';
import type { SeatClocks } from './play-host.ts';

/** How often the time is looked at, in milliseconds. */
const TICK = 200;
/** Whoever slept does not find all of it gone. */
const LONGEST_TICK = 2_000;
/** From here on time is short. */
const SHORT = 10_000;

/** What a clock is made with. */
export interface PlayClockParts {
  /** How long it had run when the game was kept. */
  readonly clocked: number;
  /** The clock as the game left it, on the same time. */
  readonly read: ReadonlySignal<Clock | undefined>;
  /** Whether a person is deciding before the screen. */
  readonly isWanted: ReadonlySignal<boolean>;
  readonly isTimed: (seat: Seat) => boolean;
  readonly onShort: (seat: Seat) => void;
  readonly onFlag: (seat: Seat) => void;
}

/** The clocks of a game around one device. They rest while it is handed over, while it is paused and while nobody sees it. */
export class PlayClock implements SeatClocks {
  /** How long they have run, in milliseconds. */
  readonly now: Signal<number>;
  readonly pausing: Signal<boolean> = signal(false);
  private readonly parts: PlayClockParts;
  private readonly isHidden: Signal<boolean> = signal(document.hidden);
  private readonly stop: () => void;
  /** The decision of which it was said that time is short, and that it has run out. */
  private short: Clock | undefined;
  private out: Clock | undefined;

  constructor(parts: PlayClockParts) {
    this.parts = parts;
    this.now = signal(parts.clocked);
    document.addEventListener('visibilitychange', this.look);
    this.stop = effect(() => {
      if (!parts.isWanted.value || this.pausing.value || this.isHidden.value) return undefined;
      let last = performance.now();
      const timer = setInterval(() => {
        const time = performance.now();
        this.pass(Math.min(time - last, LONGEST_TICK));
        last = time;
      }, TICK);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds. */
  left(seat: Seat): number {
    const clock = this.parts.read.value;
    return clock === undefined ? 0 : timeLeft(clock, seat, this.now.value);
  }

  isTimed(seat: Seat): boolean {
    return this.parts.isTimed(seat);
  }

  isRunning(seat: Seat): boolean {
    return this.parts.isWanted.value && this.parts.read.value?.running.includes(seat) === true;
  }

  isShort(seat: Seat): boolean {
    return this.left(seat) <= SHORT;
  }

  dispose(): void {
    this.stop();
    document.removeEventListener('visibilitychange', this.look);
  }

  private readonly look = (): void => {
    this.isHidden.value = document.hidden;
  };

  private pass(milliseconds: number): void {
    this.now.value += milliseconds;
    const clock = this.parts.read.value;
    const [seat] = clock?.running ?? [];
    if (clock === undefined || seat === undefined) return;
    if (flagged(clock, this.now.value) !== undefined && this.out !== clock) {
      this.out = clock;
      this.parts.onFlag(seat);
    } else if (this.isShort(seat) && this.short !== clock) {
      this.short = clock;
      this.parts.onShort(seat);
    }
  }
}
