import './clock.css';
import type { Seat } from '@thera/table';
import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import type { SeatClocks } from './play-host.ts';
import { timeInSigns } from './time-in-signs.ts';

interface SeatClockProps {
  readonly clock: SeatClocks;
  readonly seat: Seat;
  readonly text: PlayText;
}

/** How much time a seat has left. By itself, so that a tick draws nothing else. */
export function SeatClock({ clock, seat, text }: SeatClockProps): JSX.Element {
  const time = timeInSigns(clock.left(seat));
  const looks = [
    'seat-clock',
    clock.isRunning(seat) ? 'is-running' : '',
    clock.isRunning(seat) && clock.isShort(seat) ? 'is-short' : '',
  ];
  return (
    <span class={looks.filter(Boolean).join(' ')} role="timer" aria-label={text.clock.left(time)}>
      {time}
    </span>
  );
}
