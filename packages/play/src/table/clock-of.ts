import { type Clock, press, resumeClock, type Seat, startClock, type TimeControl } from '@thera/table';
import { isPerson, type LocalTable } from './local-table.ts';

/**
 * The clock of a game on one device, out of the times in its record: milliseconds since it began, without those in which
 * no clock ran. Only persons are timed, for how long the computer thinks is a matter of its level. A turn that is taken
 * back gives the time that it took back.
 */
export function clockOf<Setup, State, Step, View>(
  table: LocalTable<Setup, State, Step, View>,
  control: TimeControl,
): Clock | undefined {
  const { match, played } = table;
  const runningIn = (state: State): readonly Seat[] => {
    const [first] = played.game.toAct(state).toSorted((a, b) => a - b);
    return first !== undefined && isPerson(table, first) ? [first] : [];
  };
  const states = [...match.history.map(({ before }) => before), match.state];
  const [start] = states;
  const seats = table.players.length;
  let clock = startClock({ control, seats, running: runningIn(start!), now: 0 });
  /** How the clock was before each decision that counts. */
  const before: (Clock | undefined)[] = [];
  for (const [index, event] of match.record.events.entries()) {
    if (clock === undefined) return undefined;
    const now = event.time ?? clock.since;
    const running = runningIn(states[index + 1]!);
    if (event.kind === 'takeback') {
      const earlier: Clock = before[event.ply] ?? clock;
      before.length = event.ply;
      clock = { ...resumeClock(earlier, now), running };
    } else if (event.kind === 'decision') {
      before.push(clock);
      clock = press(clock, { seat: event.seat, running, now });
    } else {
      // Leavings count among what can be gone back to, as the record counts them.
      before.push(clock);
      clock = press(clock, { running, now });
    }
  }
  return clock;
}
