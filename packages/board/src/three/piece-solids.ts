import type { PieceColours } from './palette.ts';
import type { Solid } from './solid.ts';

/** How a kind of piece looks in three dimensions. */
export interface PieceSolid {
  /** Standing on 0 and looking along z, at the viewer; a worker is 0.7 high. Round parts have so many segments. */
  readonly solid: (colours: PieceColours, around: number) => Solid;
  /** The colours of one that belongs to nobody. */
  readonly nobody: Readonly<Record<'light' | 'dark', PieceColours>>;
}
