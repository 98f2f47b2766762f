import type { SphinxText } from '@thera/texts/sphinx';
import type { PlayCtrl } from '../../../pages/play/ctrl.ts';
import { deviceNames } from '../adventure/seat-names.ts';
import type { SphinxTypes } from '../types.ts';

/** What the players are called: as they want to be, or by their seats; who is the only person is addressed as such. */
export function playerNames(
  { id, seating, text }: PlayCtrl<SphinxTypes>,
  { words }: SphinxText,
): readonly string[] {
  const noted = deviceNames.noteOf(id) ?? [];
  return seating.plan.value.seats.map((_, seat) => {
    const isOnly = seating.isPerson(seat) && seating.persons.length === 1;
    return seating.givenName(seat) ?? (noted[seat] || (isOnly ? text.value.you : words.seat(seat)));
  });
}
