import type { Onlooker } from '@thera/table';
import { PARTS } from './data/scenario.ts';
import type { Side } from './data/sides.ts';
import type { Occurrence } from './occurrence.ts';
import { together } from './pile.ts';
import type { SeatState, State, View } from './state.ts';

/** What an onlooker may know. Seats of a side share everything; when the game is over nothing is hidden. */
export function viewOf(state: State, onlooker: Onlooker): View {
  if (state.ending !== null) return state;
  const side = onlooker === 'watcher' ? undefined : state.seats[onlooker]!.side;
  const sides = state.seats.map((seat) => seat.side);
  return {
    ...state,
    seats: state.seats.map((seat) => (seat.side === side ? seat : withHiddenCards(seat))),
    tokens: side === PARTS.trapper ? state.tokens : state.tokens.map(({ area }) => ({ area, face: null })),
    happened: state.happened.map((occurrence) => asSeen(occurrence, side, sides)),
  };
}

function withHiddenCards(seat: SeatState): SeatState {
  const { cards } = seat;
  if (cards.kind === 'hidden') return seat;
  const { hand, deck, discards } = cards;
  return {
    ...seat,
    cards: { kind: 'hidden', held: hand.length, left: deck.length, unseen: together(hand, deck), discards },
  };
}

/** What happened, as somebody of a side saw it. */
function asSeen(occurrence: Occurrence, side: Side | undefined, sides: readonly Side[]): Occurrence {
  switch (occurrence.kind) {
    case 'drew':
    case 'searched':
      return sides[occurrence.seat] === side ? occurrence : { ...occurrence, card: null };
    case 'token-laid':
      return side === PARTS.trapper ? occurrence : { ...occurrence, face: null };
    default:
      return occurrence;
  }
}
