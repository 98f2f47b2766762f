import type { Seat } from './seat.ts';
import type { TimeControl } from './time-control.ts';

/**
 * The clocks of a game at one moment. It is a value, and the time is always handed in (milliseconds, from any
 * beginning): whoever takes a turn back takes up the clock that was there before it.
 */
export interface Clock {
  readonly control: Exclude<TimeControl, { readonly kind: 'none' }>;
  /** Milliseconds of each seat, as they were at `since`. */
  readonly left: readonly number[];
  /** Those that have to decide. */
  readonly running: readonly Seat[];
  readonly since: number;
  /** Those that have not decided yet: for their first decision the clock runs only after the grace. */
  readonly fresh: readonly Seat[];
  readonly grace: number;
  readonly isPaused: boolean;
}

/** What a clock begins with. */
export interface ClockStart {
  readonly control: TimeControl;
  readonly seats: number;
  readonly running: readonly Seat[];
  readonly now: number;
  readonly grace?: number;
}

/** What has happened at the table. */
export interface Press {
  /** Who has decided, if it was a decision. */
  readonly seat?: Seat;
  /** Those that have to decide now. */
  readonly running: readonly Seat[];
  readonly now: number;
  /** Milliseconds that the way to the table has taken: they are not the player's. */
  readonly lag?: number;
}

/** The clock of a game that begins; none if nobody is timed. */
export function startClock({ control, seats, running, now, grace = 0 }: ClockStart): Clock | undefined {
  if (control.kind === 'none') return undefined;
  const full = control.kind === 'turn' ? control.milliseconds : control.initial;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return { control, left: all.map(() => full), running, since: now, fresh: all, grace, isPaused: false };
}

/** How much time a seat has left; never less than nothing. */
export function timeLeft(clock: Clock, seat: Seat, now: number): number {
  return Math.max(0, (clock.left[seat] ?? 0) - spent(clock, seat, now));
}

/** How long it takes until the clock of a seat begins to run, while it has to decide for the first time. */
export function graceLeft(clock: Clock, seat: Seat, now: number): number {
  return clock.running.includes(seat) ? Math.max(0, graceOf(clock, seat) - (now - clock.since)) : 0;
}

/** When the first flag falls if nobody does anything. */
export function deadline(clock: Clock): number | undefined {
  if (clock.isPaused || clock.running.length === 0) return undefined;
  return Math.min(
    ...clock.running.map((seat) => clock.since + (clock.left[seat] ?? 0) + graceOf(clock, seat)),
  );
}

/** The seat whose time has run out, the one that ran out first if there are several. */
export function flagged(clock: Clock, now: number): Seat | undefined {
  const fallen = clock.isPaused ? [] : clock.running.filter((seat) => timeLeft(clock, seat, now) === 0);
  return fallen.toSorted((a, b) => fallsAt(clock, a) - fallsAt(clock, b))[0];
}

/** The clock after something has happened: those that ran are charged, who has decided gets what is due. */
export function press(clock: Clock, { seat, running, now, lag = 0 }: Press): Clock {
  const { control } = clock;
  const charged = clock.left.map((_, other) =>
    timeLeft(clock, other, other === seat ? Math.max(clock.since, now - lag) : now),
  );
  const left = charged.map((rest, other) => {
    if (control.kind === 'bank') return other === seat ? rest + control.increment : rest;
    const goesOn = other !== seat && clock.running.includes(other) && running.includes(other);
    return goesOn ? rest : control.milliseconds;
  });
  return { ...clock, left, running, since: now, fresh: clock.fresh.filter((other) => other !== seat) };
}

/** The clock while nobody's time runs. */
export function pauseClock(clock: Clock, now: number): Clock {
  if (clock.isPaused) return clock;
  return {
    ...clock,
    left: clock.left.map((_, seat) => timeLeft(clock, seat, now)),
    since: now,
    isPaused: true,
  };
}

/** The clock going on; also one that was put away, such as before a turn that is taken back. */
export function resumeClock(clock: Clock, now: number): Clock {
  return { ...clock, since: now, isPaused: false };
}

function spent(clock: Clock, seat: Seat, now: number): number {
  if (clock.isPaused || !clock.running.includes(seat)) return 0;
  return Math.max(0, now - clock.since - graceOf(clock, seat));
}

function graceOf({ fresh, grace }: Clock, seat: Seat): number {
  return fresh.includes(seat) ? grace : 0;
}

function fallsAt(clock: Clock, seat: Seat): number {
  return (clock.left[seat] ?? 0) + graceOf(clock, seat);
}
