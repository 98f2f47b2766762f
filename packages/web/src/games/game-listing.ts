import type { PieceSet } from '@thera/board';
import type { SetupFormat } from '../kept-games/setup-format.ts';
import type { HomePart } from './home-part.ts';

/** What these pages know of a game before anybody plays it. It is light: no rules are in it. */
export interface GameListing {
  /** How its setups are written into links. */
  readonly setups: SetupFormat;
  readonly home: HomePart;
  /** The kinds of pieces and tokens on its boards that not every board knows, if there are any. */
  readonly pieces?: OwnPieces;
}

/** Pieces and tokens of a game's own, by name, and how to bring what they look like. */
export interface OwnPieces {
  readonly kinds: readonly string[];
  load(): Promise<PieceSet>;
}
