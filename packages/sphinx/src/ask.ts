import type { Seat } from '@thera/table';
import type { CardId } from './card.ts';
import type { BlessingId } from './cards/blessings.ts';
import type { GodId } from './cards/gods.ts';
import type { Worker } from './crew.ts';
import type { CoinColour, Gem, Tier } from './riddle.ts';
import type { Square } from './terrain.ts';

/** Why a piece of one's choice comes from the box. */
export type GainReason =
  | { readonly kind: 'quest'; readonly god: GodId }
  | { readonly kind: 'objective'; readonly tier: Tier }
  | { readonly kind: 'game' }
  | { readonly kind: 'card'; readonly card: CardId };

/** Something to be chosen before play goes on. Where only one thing can be chosen nobody is asked. */
export type Ask =
  /** Which spot a worker begins on. */
  | { readonly kind: 'place'; readonly worker: Worker }
  /** Which row a coin goes to. */
  | { readonly kind: 'row'; readonly colour: CoinColour }
  /** Which piece comes from the box. */
  | { readonly kind: 'gain'; readonly reason: GainReason }
  /** Which piece is paid, and whether gods' cards may pay. */
  | { readonly kind: 'toll' }
  /** Which piece pays for a worker that clings on, or who falls if there are too few. */
  | { readonly kind: 'cling'; readonly workers: readonly Worker[] }
  /** Which worker is destroyed. */
  | { readonly kind: 'destroy' }
  | { readonly kind: 'sphinx-way'; readonly to: readonly Square[] }
  | { readonly kind: 'topple'; readonly on: readonly Square[] }
  /** Whether a roll of the Sphinx's Game stands. */
  | { readonly kind: 'roll'; readonly face: Gem }
  /** Whether a god without pieces is discarded after all. */
  | { readonly kind: 'discard'; readonly god: GodId }
  /** What becomes of a blessing that was used. */
  | { readonly kind: 'blessing'; readonly blessing: BlessingId }
  /** Which gods of the queue go under the deck; as many as one likes. */
  | { readonly kind: 'omens' }
  /** What a seat says to a proposal; the proposer's turn goes on with the first no. */
  | { readonly kind: 'agree'; readonly seat: Seat; readonly to: 'finish' | 'give-up' };

export type AskKind = Ask['kind'];
