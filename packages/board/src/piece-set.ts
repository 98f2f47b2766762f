import type { FieldDrawing } from './svg/field-drawing.ts';
import type { PieceSolid } from './three/piece-solids.ts';

/** From which side a piece is seen: towards the viewer, away, or to a side. */
export type PieceView = 'front' | 'back' | 'left' | 'right';

/** How a kind of piece is drawn. */
export interface PiecePicture {
  /** SVG around its feet at 0, 0, in the worker's measure: 125 to a square's width, a worker is about 92 high. */
  readonly body: (view: PieceView) => string;
  /** What is filled and what is drawn with `currentColor`, for a piece that belongs to nobody. */
  readonly fill: string;
  readonly edge: string;
  /** What its prow and its hits are filled with; as its body unless it says so. */
  readonly accent?: string;
  /** How high it is in the same measure, for what hovers over its head; a worker's height unless it says so. */
  readonly height?: number;
  /** The box of a picture of its own, in the measure of the board; one for figures unless it says so. */
  readonly box?: string;
}

export type PiecePictures = Readonly<Record<string, PiecePicture>>;
export type PieceSolids = Readonly<Record<string, PieceSolid>>;

/** What a game brings to whatever is drawn. */
export interface DrawnPieces {
  readonly pictures: PiecePictures;
  /** How zones that are textures and gates are drawn, for a game that has them. */
  readonly field?: FieldDrawing;
}

/** The kinds of pieces and tokens that a game has besides those that every board knows, for both boards. */
export interface PieceSet extends DrawnPieces {
  /** Fetched when a board in three dimensions wants them. */
  readonly solids: () => Promise<PieceSolids>;
}
