import type { Seat } from '@thera/table';
import type { GainReason } from './ask.ts';
import type { CardId, DeckCard, QueueCard } from './card.ts';
import type { BlessingId } from './cards/blessings.ts';
import type { GodId, GodType } from './cards/gods.ts';
import type { Figure, Worker } from './crew.ts';
import type { Piece } from './pieces.ts';
import type { CoinColour, Gem, RuleKind, Tier } from './riddle.ts';
import type { Ending, Source } from './state.ts';
import type { Square } from './terrain.ts';

/**
 * The least that can happen. The rules say which of them follow from a step and the dice; carried out one after the
 * other they are the whole game, so that whoever shows or tells it needs to know no rule.
 */
export type Occurrence =
  | { readonly kind: 'turn-began'; readonly number: number; readonly seat: Seat }
  | { readonly kind: 'placed'; readonly worker: Worker; readonly to: Square }
  | {
      readonly kind: 'moved';
      readonly worker: Worker;
      readonly from: Square;
      readonly to: Square;
      readonly by: readonly CardId[];
    }
  | { readonly kind: 'forced'; readonly figure: Figure; readonly from: Square; readonly to: Square }
  /** Two workers change places. */
  | { readonly kind: 'swapped'; readonly one: Worker; readonly other: Worker }
  | {
      readonly kind: 'built';
      readonly worker: Worker;
      readonly on: Square;
      readonly piece: Piece;
      readonly from: Source;
      readonly by: readonly CardId[];
    }
  /** A worker or a power took the top piece of a tower. */
  | {
      readonly kind: 'taken-down';
      readonly worker: Worker;
      readonly on: Square;
      readonly piece: Piece;
      readonly to: 'stockpile' | 'box';
      readonly by: readonly CardId[];
    }
  /** A tower lost its top piece to the box. */
  | { readonly kind: 'toppled'; readonly on: Square; readonly piece: Piece }
  /** A tower rose by a piece from the box without anybody building. */
  | { readonly kind: 'risen'; readonly on: Square; readonly piece: Piece }
  | {
      readonly kind: 'coin-collected';
      readonly on: Square;
      readonly colour: CoinColour;
      readonly level: number;
    }
  | { readonly kind: 'coin-lost'; readonly on: Square }
  | { readonly kind: 'coin-placed'; readonly colour: CoinColour; readonly tier: Tier }
  | { readonly kind: 'token-collected'; readonly on: Square }
  | { readonly kind: 'token-lost'; readonly on: Square }
  | { readonly kind: 'salvaged'; readonly on: Square; readonly piece: Piece }
  | { readonly kind: 'ruin-unmarked'; readonly on: Square }
  | {
      readonly kind: 'gained';
      readonly piece: Piece;
      readonly reason: GainReason | { readonly kind: 'rule'; readonly rule: RuleKind };
    }
  | { readonly kind: 'paid'; readonly piece: Piece; readonly from: Source }
  | { readonly kind: 'selected'; readonly god: GodId; readonly slot: number; readonly seat: Seat }
  /** A power was used, which is counted for quests and charges. */
  | { readonly kind: 'used'; readonly card: CardId }
  | { readonly kind: 'borrowed'; readonly god: GodId; readonly lender: CardId }
  /** A card asks for a god outside the deck, whose power it will lend. */
  | { readonly kind: 'omen-sought'; readonly lender: CardId }
  | { readonly kind: 'quest-met'; readonly god: GodId }
  | { readonly kind: 'quest-done'; readonly god: GodId }
  | { readonly kind: 'god-discarded'; readonly god: GodId }
  /** A god without pieces went back to the queue or on the deck. */
  | { readonly kind: 'god-returned'; readonly god: GodId; readonly to: 'queue' | 'deck' }
  | { readonly kind: 'god-exiled'; readonly slot: number; readonly god: GodId | null }
  | { readonly kind: 'put-under'; readonly slot: number }
  /** A card came to the queue: from the top of the deck, from under it, or from the gods of a type left in it. */
  | {
      readonly kind: 'revealed';
      readonly card: QueueCard;
      readonly from: 'top' | 'bottom' | GodType | 'any';
    }
  /** A card went on the god deck. */
  | { readonly kind: 'put-on-deck'; readonly card: DeckCard }
  /** A facedown card was turned up. */
  | { readonly kind: 'turned-up'; readonly slot: number; readonly god: GodId }
  /** A blessing left the queue: for its power, or for nothing. */
  | { readonly kind: 'blessing-spent'; readonly blessing: BlessingId; readonly isUsed: boolean }
  /** A blessing that was used went under the god deck. */
  | { readonly kind: 'blessing-kept'; readonly blessing: BlessingId }
  | { readonly kind: 'dreamed'; readonly god: GodId; readonly markers: number }
  | { readonly kind: 'rolled'; readonly face: Gem; readonly for: 'game' | 'effect' }
  | { readonly kind: 'gem-named'; readonly gem: Gem }
  | { readonly kind: 'gem-spent'; readonly gem: Gem }
  | { readonly kind: 'gem-restored'; readonly gem: Gem }
  | { readonly kind: 'destroyed'; readonly worker: Worker; readonly from: Square }
  | { readonly kind: 'restored'; readonly worker: Worker; readonly to: Square }
  | {
      readonly kind: 'raised';
      readonly grave: number;
      readonly figure: Worker | 'king' | null;
      readonly on: Square;
    }
  | { readonly kind: 'ascended'; readonly worker: Worker; readonly from: Square }
  | { readonly kind: 'slept'; readonly figure: Figure; readonly seat: Seat }
  | { readonly kind: 'woke'; readonly figure: Figure }
  | { readonly kind: 'sphinx-moved'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'sphinx-hurt'; readonly by: number; readonly health: number }
  | { readonly kind: 'sphinx-left' }
  | { readonly kind: 'king-moved'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'king-trapped' }
  | { readonly kind: 'tide-turned'; readonly isHigh: boolean }
  | { readonly kind: 'gate-opened'; readonly squares: readonly Square[] }
  | { readonly kind: 'effects-skipped' }
  /** Step 3 was carried out. */
  | { readonly kind: 'clock-advanced'; readonly clock: number }
  | { readonly kind: 'achieved'; readonly tier: Tier }
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly what: 'finish' | 'give-up' }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly isAgreed: boolean }
  | { readonly kind: 'ended'; readonly ending: Ending };

export type OccurrenceKind = Occurrence['kind'];
