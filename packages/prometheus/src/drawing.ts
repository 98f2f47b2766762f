import type { Dice, Seat } from '@thera/table';
import { openCards } from './cards.ts';
import { CONSTANTS } from './data/scenario.ts';
import type { Draft } from './draft.ts';
import { happen } from './happen.ts';

/** Draws by chance. When the deck is empty, every seat shuffles its discards first. */
export function draw(draft: Draft, seat: Seat, dice: Dice): void {
  if (openCards(draft, seat).deck.length === 0) refill(draft, dice);
  drawOne(draft, seat, dice);
}

function drawOne(draft: Draft, seat: Seat, dice: Dice): void {
  const { deck } = openCards(draft, seat);
  if (deck.length > 0) happen(draft, { kind: 'drew', seat, card: dice.pick(deck) });
}

function refill(draft: Draft, dice: Dice): void {
  happen(draft, { kind: 'refilled' });
  for (const seat of draft.seats.keys()) fillHand(draft, seat, dice);
}

/** Draws until the hand has as many cards as it had at the beginning, or there are none. */
function fillHand(draft: Draft, seat: Seat, dice: Dice): void {
  for (;;) {
    const { hand, deck } = openCards(draft, seat);
    if (hand.length >= CONSTANTS.startDraw || deck.length === 0) return;
    drawOne(draft, seat, dice);
  }
}
