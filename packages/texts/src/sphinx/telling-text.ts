import type { Ending, OccurrenceKind } from '@thera/sphinx';
import type { TextFor } from '../common/text-for.ts';

/** What is told of each occurrence, from names: figures as “the white worker”, pieces as “a dome”, coins as “gold coin”. */
interface Tellings {
  readonly 'turn-began': (turn: number, player: string) => string;
  readonly placed: (figure: string, square: string) => string;
  readonly moved: {
    readonly plain: (figure: string, from: string, to: string) => string;
    readonly by: (figure: string, from: string, to: string, cards: string) => string;
  };
  readonly forced: (figure: string, from: string, to: string) => string;
  readonly swapped: (one: string, other: string) => string;
  readonly built: {
    readonly plain: (figure: string, piece: string, square: string) => string;
    /** With a piece from the card of a god. */
    readonly from: (figure: string, piece: string, square: string, god: string) => string;
  };
  readonly 'taken-down': Readonly<
    Record<'stockpile' | 'box', (figure: string, piece: string, square: string) => string>
  >;
  readonly toppled: (piece: string, square: string) => string;
  readonly risen: (piece: string, square: string) => string;
  readonly 'coin-collected': (coin: string, square: string) => string;
  readonly 'coin-lost': (square: string) => string;
  readonly 'coin-placed': (coin: string, tier: string) => string;
  readonly 'token-collected': (square: string) => string;
  readonly 'token-lost': (square: string) => string;
  readonly salvaged: (piece: string, square: string) => string;
  readonly 'ruin-unmarked': (square: string) => string;
  /** Why a piece came is in `reasons`. */
  readonly gained: (piece: string, reason: string) => string;
  readonly paid: Readonly<{
    stockpile: (piece: string) => string;
    god: (piece: string, god: string) => string;
  }>;
  readonly selected: (player: string, god: string, pieces: string) => string;
  readonly used: (card: string) => string;
  readonly 'omen-sought': (lender: string) => string;
  readonly borrowed: (god: string, lender: string) => string;
  readonly 'quest-met': (god: string) => string;
  readonly 'quest-done': (god: string) => string;
  readonly 'god-discarded': (god: string) => string;
  readonly 'god-returned': Readonly<Record<'queue' | 'deck', (god: string) => string>>;
  readonly 'god-exiled': { readonly known: (god: string) => string; readonly unknown: string };
  readonly 'put-under': (card: string) => string;
  readonly revealed: {
    readonly god: (god: string) => string;
    readonly blessing: (blessing: string) => string;
    readonly facedown: (type: string) => string;
  };
  readonly 'put-on-deck': { readonly blessing: string; readonly god: (god: string) => string };
  readonly 'turned-up': (god: string) => string;
  readonly 'blessing-spent': Readonly<Record<'used' | 'unused', (blessing: string) => string>>;
  readonly 'blessing-kept': (blessing: string) => string;
  readonly dreamed: (god: string, dreams: number) => string;
  readonly rolled: (face: string) => string;
  readonly 'gem-named': (gem: string) => string;
  readonly 'gem-spent': (gem: string) => string;
  readonly 'gem-restored': (gem: string) => string;
  readonly destroyed: (figure: string, square: string) => string;
  readonly restored: (figure: string, square: string) => string;
  readonly raised: {
    readonly figure: (figure: string, square: string) => string;
    readonly blessing: (square: string) => string;
  };
  readonly ascended: (figure: string, square: string) => string;
  readonly slept: (figure: string) => string;
  readonly woke: (figure: string) => string;
  readonly 'sphinx-moved': (from: string, to: string) => string;
  readonly 'sphinx-hurt': (by: number, health: number) => string;
  readonly 'sphinx-left': string;
  readonly 'king-moved': (from: string, to: string) => string;
  readonly 'king-trapped': string;
  readonly 'tide-turned': Readonly<{ high: string; low: string }>;
  readonly 'gate-opened': (squares: string) => string;
  readonly 'effects-skipped': string;
  readonly achieved: { readonly plain: (tier: string) => string; readonly ends: (tier: string) => string };
  readonly proposed: {
    readonly finish: (player: string, tier: string) => string;
    readonly 'give-up': (player: string) => string;
  };
  readonly answered: Readonly<Record<'agrees' | 'plays-on', (player: string) => string>>;
  readonly ended: TextFor<Ending>;
}

/** What counts on without anybody having to hear of it. */
type Silent = 'clock-advanced';

/**
 * What is told of a turn and of what follows from it, a sentence for each occurrence; one without words does not compile.
 * Where a sentence begins with a figure it begins small: whoever tells it makes it a capital.
 */
export type TellingText = { readonly [Kind in Exclude<OccurrenceKind, Silent>]: Tellings[Kind] } & {
  /** Why a piece came to the stockpile, after a comma. */
  readonly reasons: {
    readonly quest: (god: string) => string;
    readonly objective: (tier: string) => string;
    readonly game: string;
    readonly card: (card: string) => string;
    readonly rule: (rule: string) => string;
  };
};
