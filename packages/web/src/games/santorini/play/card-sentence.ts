import { seatsOf } from '@thera/play/santorini';
import { type Power, type Stage, sideOfSeat } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { GameText } from '@thera/texts/santorini';

/** Whose card is read: one of the reader's own team, or an opponent's. */
export type Holder = 'yours' | 'theirs';

/** How a seat stands to the one that reads. */
export function holderOf(stage: Stage, seat: Seat, reader: Seat): Holder {
  const seats = seatsOf(stage);
  return sideOfSeat(seats, seat) === sideOfSeat(seats, reader) ? 'yours' : 'theirs';
}

/** What a card does, to the one who has it or to an opponent, in the wording of its edition. */
export function cardSentence(
  { id, edition }: Pick<Power, 'id' | 'edition'>,
  holder: Holder,
  { powers }: GameText,
): string {
  const { power, theirs, printed = power, theirsPrinted = theirs } = powers[id];
  if (holder === 'yours') return edition === 'printed' ? printed : power;
  return edition === 'printed' ? theirsPrinted : theirs;
}
