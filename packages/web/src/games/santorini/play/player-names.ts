import { cardOf, seatsOf } from '@thera/play/santorini';
import type { Stage } from '@thera/santorini';
import type { GameText } from '@thera/texts/santorini';

/** What the players are called: as they have said, or by their powers, where these tell them apart. */
export function playerNames(
  stage: Stage,
  { powers, words }: GameText,
  given: readonly (string | undefined)[] = [],
): readonly string[] {
  const ids = Array.from({ length: seatsOf(stage) }, (_, seat) => cardOf(stage, seat)?.id);
  return ids.map((id, seat) => {
    const isPlain = id === undefined || id === 'mortal' || ids.indexOf(id) !== ids.lastIndexOf(id);
    return given[seat] ?? (isPlain ? words.seat(seat) : powers[id].name);
  });
}
