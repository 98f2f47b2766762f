import { inBox } from './box.ts';
import type { CardId } from './card.ts';
import { GOD_CARDS, type GodId } from './cards/gods.ts';
import { changeTurn, type Draft } from './draft.ts';
import type { Occurrence } from './occurrence.ts';
import { PIECES, type Piece, piecesOf, withPiece } from './pieces.ts';
import type { HeldGod, Source } from './state.ts';

/** Takes a piece away from where it lies. */
export function spend(draft: Draft, piece: Piece, from: Source): void {
  if (from === 'stockpile') {
    draft.stockpile = withPiece(draft.stockpile, piece, -1);
    return;
  }
  const held = draft.held.find(({ god }) => god === from)!;
  changeHeld(draft, from, { pieces: withPiece(held.pieces, piece, -1) });
}

/** A god as it is selected, with its pieces as far as the box has them. */
export function newlyHeld(draft: Draft, god: GodId, owner: number): HeldGod {
  const { pieces, charges } = GOD_CARDS[god];
  const wanted = piecesOf(pieces);
  const there = PIECES.flatMap((piece) =>
    Array<Piece>(Math.min(wanted[piece], inBox(draft, piece))).fill(piece),
  );
  return { god, owner, pieces: piecesOf(there), charges, dreams: 0, isQuestMet: false };
}

export function changeHeld(draft: Draft, god: GodId, change: Partial<HeldGod>): void {
  draft.held = draft.held.map((held) => (held.god === god ? { ...held, ...change } : held));
}

/** Counts the use of a power; one that is lent counts for the card that lends it, which has paid for it already. */
export function markUsed(draft: Draft, card: CardId): void {
  const { used, borrowed } = draft.turn;
  const hasLent = borrowed.some(({ lender }) => lender === card);
  if (!hasLent && !isBorrowed(draft, card)) spendCharge(draft, card);
  changeTurn(draft, { used: [...used, card] });
}

export const isBorrowed = ({ turn }: Draft, card: CardId): boolean =>
  turn.borrowed.some(({ god }) => god === card);

export function spendCharge(draft: Draft, card: CardId): void {
  draft.held = draft.held.map((held) =>
    held.god === card && held.charges !== null ? { ...held, charges: held.charges - 1 } : held,
  );
}

export function reveal(draft: Draft, { card, from }: Extract<Occurrence, { kind: 'revealed' }>): void {
  const { top, left, bottom } = draft.deck;
  const { gods, blessings } = draft.dealt;
  draft.queue = [...draft.queue, card];
  if (from === 'top') {
    if (top[0]?.kind === 'unknown-blessing') draft.dealt = { ...draft.dealt, blessings: blessings + 1 };
    draft.deck = { ...draft.deck, top: top.slice(1) };
  } else if (from === 'bottom') draft.deck = { ...draft.deck, bottom: bottom.slice(1) };
  else {
    draft.dealt = { ...draft.dealt, gods: gods + 1 };
    draft.deck = { ...draft.deck, left: { ...left, [from]: left[from] - 1 } };
  }
  if (card.kind === 'god') draft.unseen = draft.unseen.filter((god) => god !== card.god);
  if (card.kind === 'blessing') draft.blessings = draft.blessings.filter((one) => one !== card.blessing);
}
