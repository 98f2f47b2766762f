import type { OfferKind, PlayerFace } from '@thera/protocol';
import type { GameEvent, Seat } from '@thera/table';

/**
 * What is written into the log of a table. The log is all that is kept of it: seats, game, clocks and offers follow
 * from the entries in their order.
 */
export type Entry = {
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
} & (
  | { readonly kind: 'sit'; readonly seat: Seat; readonly player: PlayerFace }
  | { readonly kind: 'stand'; readonly seat: Seat; readonly isKicked: boolean }
  | { readonly kind: 'swap'; readonly seats: readonly [Seat, Seat] }
  | { readonly kind: 'start' }
  | { readonly kind: 'close' }
  /** Something of the game's record; `lag` is what the way to us took, which is not charged. */
  | { readonly kind: 'event'; readonly event: GameEvent<unknown>; readonly lag?: number }
  | { readonly kind: 'offer'; readonly seat: Seat; readonly what: OfferKind }
  | { readonly kind: 'agree'; readonly seat: Seat }
  | { readonly kind: 'decline'; readonly seat: Seat }
  | { readonly kind: 'rematch'; readonly table: string }
);
