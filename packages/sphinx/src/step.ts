import type { CardId } from './card.ts';
import type { BlessingId } from './cards/blessings.ts';
import type { GodId } from './cards/gods.ts';
import type { Figure, Worker } from './crew.ts';
import type { Piece } from './pieces.ts';
import type { Gem, Tier } from './riddle.ts';
import type { Source } from './state.ts';
import type { Square } from './terrain.ts';

/** A worker moves; whoever stands there is forced to `shoves`. */
export interface MoveStep {
  readonly kind: 'move';
  readonly worker: Worker;
  readonly to: Square;
  readonly shoves?: Square;
  /** The cards whose powers allow it; none for what every worker may do. */
  readonly by?: readonly CardId[];
}

/** A worker builds. */
export interface BuildStep {
  readonly kind: 'build';
  readonly worker: Worker;
  readonly on: Square;
  readonly piece: Piece;
  readonly from: Source;
  readonly by?: readonly CardId[];
}

/** A worker, or a power, takes the top piece of a tower. */
export interface TakeStep {
  readonly kind: 'take';
  readonly worker: Worker;
  readonly on: Square;
  readonly by?: readonly CardId[];
}

/** A figure is forced; by a power, or by the riddle's rule. */
export interface ForceStep {
  readonly kind: 'force';
  readonly figure: Figure;
  readonly to: Square;
  /** The worker that has to move afterwards, where that follows. */
  readonly worker?: Worker;
  readonly by?: readonly CardId[];
}

/** A power that says itself what comes of it; what it is aimed at, where it is aimed. */
export interface UseStep {
  readonly kind: 'use';
  readonly card: CardId;
  readonly god?: GodId;
  readonly figure?: Figure;
  readonly other?: Figure;
  readonly to?: Square;
  readonly gem?: Gem;
  readonly blessing?: BlessingId;
}

/** The least that a player chooses. */
export type Step =
  | { readonly kind: 'place'; readonly to: Square }
  | MoveStep
  | BuildStep
  | TakeStep
  | ForceStep
  | UseStep
  /** Takes a god from a place in the queue. */
  | { readonly kind: 'select'; readonly slot: number; readonly by?: readonly CardId[] }
  /** Plays the Sphinx's Game; with a gem it is named by Oedipus instead of rolled. */
  | { readonly kind: 'game'; readonly gem?: Gem }
  /** Adds a piece from the box to the stockpile. */
  | { readonly kind: 'gain'; readonly piece: Piece; readonly by?: readonly CardId[] }
  | {
      readonly kind: 'pay';
      readonly piece: Piece;
      readonly from: Source;
      readonly worker?: Worker;
      readonly by?: readonly CardId[];
    }
  | { readonly kind: 'row'; readonly tier: Tier }
  | { readonly kind: 'destroy'; readonly worker: Worker }
  | { readonly kind: 'sphinx-way'; readonly to: Square }
  | { readonly kind: 'topple'; readonly on: Square }
  /** Puts a god of the queue under the deck. */
  | { readonly kind: 'put-under'; readonly slot: number }
  /** Discards a blessing unused. */
  | { readonly kind: 'drop'; readonly blessing: BlessingId }
  /** Nothing more of what one may do now. */
  | { readonly kind: 'done' }
  | { readonly kind: 'finish' }
  | { readonly kind: 'give-up' }
  | { readonly kind: 'agree' }
  | { readonly kind: 'play-on' };

export type StepKind = Step['kind'];
