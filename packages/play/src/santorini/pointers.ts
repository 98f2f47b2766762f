import { memoryOf, type Position } from '@thera/santorini';
import { DIRECTIONS, type Direction } from '@thera/texts/santorini';

/** What a card has pointing somewhere: a wind that bars the way, or an arrow. */
export interface Pointing {
  readonly kind: 'wind' | 'arrow';
  readonly direction: Direction;
}

/** Everything that points somewhere in a position. */
export function pointersOn(position: Position): readonly Pointing[] {
  return position.lineup.slots.flatMap(({ card, inForce }, seat) => {
    const { bars, formatMemory } = inForce ?? card;
    const item = formatMemory?.(memoryOf(position, seat))[0];
    const direction = DIRECTIONS.find((known) => known === item);
    return direction === undefined ? [] : [{ kind: bars === null ? 'arrow' : 'wind', direction }];
  });
}
