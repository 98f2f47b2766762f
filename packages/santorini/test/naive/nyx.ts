import type { CardInForce } from './cards.ts';
import { cardsInForce } from './cards.ts';
import { NOTHING_DUE } from './extras.ts';
import type { Position, Table } from './position.ts';

/**
 * The powers at work when the turn is over. Nyx in the revised wording counts towers then, before anything is
 * drawn and before an additional turn is granted; nobody else changes powers at this moment.
 */
export function cardsAtTheEnd(
  start: Position,
  cards: readonly CardInForce[],
  table: Table,
): readonly CardInForce[] {
  const isCounted = start.seats.some((seat) => seat.card === 'nyx' && seat.edition === 'revised');
  return isCounted ? cardsInForce({ ...start, ...table, ...NOTHING_DUE }) : cards;
}
