import type { PieceSolids } from '../piece-set.ts';
import type { QuarterTurns } from '../quarter-turns.ts';
import type { Scene } from '../scene.ts';
import type { Axes } from './camera.ts';
import type { Point3 } from './measures.ts';
import type { Palette, PieceColours } from './palette.ts';
import type { Bearer } from './piece-poses.ts';
import type { Solid } from './solid.ts';

/** A small picture that turns to the viewer; those of one name look alike. */
export interface Glyph {
  readonly name: string;
  readonly at: Point3;
  /** Half its width. */
  readonly half: number;
  /** Draws it around the origin, in a square so wide. */
  readonly draw: (pen: CanvasRenderingContext2D, width: number) => void;
}

/** What a scene with zones, landings and dangers has on the ground, and what its pieces have under and around them. */
export interface Signage {
  /** What pieces stand on that look somewhere. */
  base(colours: PieceColours, palette: Palette, isStunned: boolean): Solid;
  /** Lies on the ground and lets it shine through. */
  tints(scene: Scene, turns: QuarterTurns, palette: Palette): Solid;
  /** Lies on the ground and on roofs. */
  paving(scene: Scene, turns: QuarterTurns, palette: Palette): Solid;
  posts(scene: Scene, turns: QuarterTurns, palette: Palette): Solid;
  glyphs(sight: Sight): readonly Glyph[];
}

/** Everything on which it depends what is written where. */
export interface Sight {
  readonly scene: Scene;
  readonly turns: QuarterTurns;
  readonly bearers: readonly Bearer[];
  readonly axes: Axes;
  readonly palette: Palette;
  readonly solids: PieceSolids;
}

/**
 * What a game with pieces of its own brings along to the board in three dimensions. Signage comes with it, so that
 * games without need not fetch it.
 */
export interface GameSolids {
  readonly solids: PieceSolids;
  readonly signage: Signage;
}
