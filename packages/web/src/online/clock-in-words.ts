import { DAY, SECOND, type TimeControl } from '@thera/table';
import type { ClockWords } from '@thera/texts';

const MINUTE = 60 * SECOND;

/** How much time there is at a table: “10 min + 5 s per turn”. */
export function clockInWords(control: TimeControl, words: ClockWords): string {
  switch (control.kind) {
    case 'none':
      return words.none;
    case 'turn':
      return isDays(control.milliseconds)
        ? words.days(control.milliseconds / DAY)
        : words.turn(span(control.milliseconds));
    case 'bank':
      return words.bank(span(control.initial), span(control.increment));
  }
}

const isDays = (milliseconds: number): boolean => milliseconds >= DAY && milliseconds % DAY === 0;

/** “5 min”, “30 s”: the same in every language. */
function span(milliseconds: number): string {
  return milliseconds >= MINUTE && milliseconds % MINUTE === 0
    ? `${milliseconds / MINUTE} min`
    : `${milliseconds / SECOND} s`;
}
