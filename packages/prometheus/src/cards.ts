import type { Seat } from '@thera/table';
import type { CardId, CardUse } from './data/cards.ts';
import type { PowerId } from './data/power-ids.ts';
import { UNITS, type UnitId } from './data/units.ts';
import type { Draft } from './draft.ts';
import { findUnit } from './field.ts';
import { happen } from './happen.ts';
import { countOf, type Pile } from './pile.ts';
import type { OpenCards, State } from './state.ts';

/** The cards of a seat that the one who asks may see. */
export function openCards({ seats }: State, seat: Seat): OpenCards {
  const { cards } = seats[seat]!;
  if (cards.kind === 'hidden') throw new Error(`the cards of seat ${seat} are hidden`);
  return cards;
}

/** A hand; nothing if it is hidden. */
export function handOf({ seats }: State, seat: Seat): Pile {
  const { cards } = seats[seat]!;
  return cards.kind === 'open' ? cards.hand : [];
}

/** How many cards a seat holds, which everybody can count. */
export function cardsHeld({ seats }: State, seat: Seat): number {
  const { cards } = seats[seat]!;
  return cards.kind === 'open' ? cards.hand.length : cards.held;
}

export const holdsCard = (state: State, seat: Seat, card: CardId): boolean =>
  handOf(state, seat).includes(card);

/** Cards that pay as Art of War. */
export function artOfWar(state: State, seat: Seat): number {
  const hand = handOf(state, seat);
  return countOf(hand, 'artOfWar') + countOf(hand, 'omphalos');
}

/** Whether a seat might hold one of these cards, for all that anybody can see. */
export function couldHold({ seats }: State, seat: Seat, wanted: readonly CardId[]): boolean {
  const { cards } = seats[seat]!;
  if (cards.kind === 'hidden') return cards.held > 0 && wanted.some((card) => cards.unseen.includes(card));
  const { hand, deck } = cards;
  return hand.length > 0 && wanted.some((card) => hand.includes(card) || deck.includes(card));
}

/** Cards of destroyed heroes, monsters and gods in a hand. */
export function deadCards(state: State, seat: Seat): readonly UnitId[] {
  return handOf(state, seat).filter(
    (card): card is UnitId => card in UNITS && findUnit(state, card as UnitId)?.isOut === true,
  );
}

/** Pays so much Art of War; omphalos cards only when there is nothing else. */
export function payArtOfWar(
  draft: Draft,
  seat: Seat,
  { use, count = 1, power }: { readonly use: CardUse; readonly count?: number; readonly power?: PowerId },
): void {
  for (let paid = 0; paid < count; paid++) {
    const card = holdsCard(draft, seat, 'artOfWar') ? 'artOfWar' : 'omphalos';
    const what = { kind: 'paid', seat, card, use, from: 'hand' } as const;
    happen(draft, power === undefined ? what : { ...what, power });
  }
}

/** Pays a unit's own card, from the hand. */
export function payCard(draft: Draft, seat: Seat, card: CardId, use: CardUse | 'manoeuvre'): void {
  happen(draft, { kind: 'paid', seat, card, use, from: 'hand' });
}
