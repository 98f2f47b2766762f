import { NO_CLOCK, type TimeControl } from '@thera/table';
import { formatClock, parseClock } from '../../kept-games/plan-clock.ts';

/** Clocks that are offered for tables of the server, as links write them: none, live ones, days for each turn. */
export const CLOCK_CHOICES: readonly string[] = [
  '',
  '180:2',
  '300:5',
  '600:5',
  '900:10',
  '1800:20',
  '86400',
  '259200',
  '604800',
];

/** The clock of a choice. */
export function controlOf(choice: string): TimeControl {
  const clock = parseClock(choice);
  return clock.ok ? clock.value.control : NO_CLOCK;
}

/** The choice that a clock is. */
export const choiceOf = (control: TimeControl): string => formatClock({ control, atEnd: 'lose' });
