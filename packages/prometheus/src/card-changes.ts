import type { Seat } from '@thera/table';
import type { CardId } from './data/cards.ts';
import { UNITS } from './data/units.ts';
import type { Draft } from './draft.ts';
import { unitsIn } from './field.ts';
import { type Pile, pileOf, together, withCard, withoutCard } from './pile.ts';
import type { SeatState } from './state.ts';

type Cards = SeatState['cards'];

export function changeSeat(draft: Draft, seat: Seat, change: Partial<SeatState>): void {
  draft.seats = draft.seats.with(seat, { ...draft.seats[seat]!, ...change });
}

/** Changes the cards of a seat; whoever does not see them counts. */
function changeCards(draft: Draft, seat: Seat, change: (cards: Cards) => Cards): void {
  changeSeat(draft, seat, { cards: change(draft.seats[seat]!.cards) });
}

/** A card comes from the deck into the hand; null for those who do not see which. */
export function takeIntoHand(draft: Draft, seat: Seat, card: CardId | null): void {
  changeCards(draft, seat, (cards) => {
    if (cards.kind === 'hidden') return { ...cards, held: cards.held + 1, left: cards.left - 1 };
    if (card === null) throw new Error(`seat ${seat} does not know its own card`);
    return { ...cards, hand: withCard(cards.hand, card), deck: withoutCard(cards.deck, card) };
  });
}

/** A card goes to the discards, where everybody sees it. */
export function discard(draft: Draft, seat: Seat, card: CardId, from: 'hand' | 'deck'): void {
  changeCards(draft, seat, (cards) => {
    const discards = withCard(cards.discards, card);
    if (cards.kind === 'open') return { ...cards, [from]: withoutCard(cards[from], card), discards };
    const { held, left, unseen } = cards;
    return {
      ...cards,
      held: from === 'hand' ? held - 1 : held,
      left: from === 'deck' ? left - 1 : left,
      unseen: withoutCard(unseen, card),
      discards,
    };
  });
}

/** The rest of the deck comes into the hand, and the discards are the new deck. */
export function refill(draft: Draft, seat: Seat): void {
  changeCards(draft, seat, (cards) => {
    const { discards } = cards;
    if (cards.kind === 'open')
      return { ...cards, hand: together(cards.hand, cards.deck), deck: discards, discards: [] };
    const { held, left, unseen } = cards;
    return {
      ...cards,
      held: held + left,
      left: discards.length,
      unseen: together(unseen, discards),
      discards: [],
    };
  });
}

/** A stone becomes a card. */
export function absorb(draft: Draft, seat: Seat): void {
  changeCards(draft, seat, (cards) =>
    cards.kind === 'open'
      ? { ...cards, hand: withCard(cards.hand, 'omphalos') }
      : { ...cards, held: cards.held + 1, unseen: withCard(cards.unseen, 'omphalos') },
  );
}

/** A deck of the cards of a seat's units, and the Art of War with which its hand begins. */
export function deal(draft: Draft, seat: Seat, aow: number): void {
  const deck = pileOf(
    unitsIn(draft)
      .filter((unit) => unit.seat === seat)
      .flatMap(({ id }) => [
        ...Array.from({ length: UNITS[id].cards }, () => id),
        ...Array.from({ length: UNITS[id].aow }, () => 'artOfWar' as const),
      ]),
  );
  const hand: Pile = Array.from({ length: aow }, () => 'artOfWar' as const);
  changeCards(draft, seat, ({ kind }) =>
    kind === 'open'
      ? { kind, hand, deck, discards: [] }
      : { kind, held: hand.length, left: deck.length, unseen: together(hand, deck), discards: [] },
  );
}
