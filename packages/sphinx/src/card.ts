import type { BlessingId } from './cards/blessings.ts';
import type { GodId, GodType } from './cards/gods.ts';

/** A card whose power can be used: a god that is held, or a blessing in the queue. */
export type CardId = GodId | BlessingId;

/** A card in the queue. Of one that lies facedown only the type is known, even to the deck: it is drawn when turned up. */
export type QueueCard =
  | { readonly kind: 'god'; readonly god: GodId }
  | { readonly kind: 'blessing'; readonly blessing: BlessingId }
  | {
      readonly kind: 'facedown';
      readonly type: GodType;
      /** Which card of a deal it is, counted from 0. */
      readonly dealt?: number;
    };

/** A card that lies on or under the god deck: blessings on top are not known to anybody yet. */
export type DeckCard = QueueCard | { readonly kind: 'unknown-blessing' };

/**
 * The god deck. Nobody shuffles it: a card is drawn by the dice when it is revealed, so there is no order to be known,
 * only how many gods of each type are left, and what was put on top or under it in sight of everybody.
 */
export interface Deck {
  /** The first is revealed next. */
  readonly top: readonly DeckCard[];
  readonly left: Readonly<Record<GodType | 'any', number>>;
  readonly bottom: readonly DeckCard[];
}

/** How many cards a deck has. */
export const deckSize = ({ top, left, bottom }: Deck): number =>
  top.length + left.mover + left.builder + left.specialist + left.any + bottom.length;
