import type { Grid } from '../grid.ts';
import type { DrawnPieces, PiecePictures } from '../piece-set.ts';
import { type Place, placeOf, type QuarterTurns, turnedGrid } from '../quarter-turns.ts';
import type { Scene, Square } from '../scene.ts';
import type { FieldDrawing } from './field-drawing.ts';
import { type Point, type Projection, projectionOf, type View } from './projection.ts';
import { short } from './shapes.ts';
import { roofOf } from './storeys.ts';

/** What all parts of one drawing share. */
export interface Drawing {
  /** Goes before the names of symbols and gradients, so that several drawings fit on a page. */
  readonly id: string;
  readonly projection: Projection;
  readonly shape: Grid;
  readonly quarterTurns: QuarterTurns;
  /** The shape as it lies on the screen, turned. */
  readonly seen: Grid;
  /** How pieces look that are no workers. */
  readonly pictures: PiecePictures;
  /** How fields are drawn, if a game has brought that. */
  readonly field: FieldDrawing | undefined;
}

const NOTHING: DrawnPieces = { pictures: {} };
let drawings = 0;

/** A drawing with names of its own. */
export function drawingOf(
  view: View,
  shape: Grid,
  quarterTurns: QuarterTurns = 0,
  { pictures, field }: DrawnPieces = NOTHING,
): Drawing {
  return {
    id: `thera${drawings++}`,
    projection: projectionOf(view),
    shape,
    quarterTurns,
    seen: turnedGrid(shape, quarterTurns),
    pictures,
    field,
  };
}

/** Where a square is seen. */
export const seenAt = ({ shape, quarterTurns }: Drawing, square: Square): Place =>
  placeOf(shape, square, quarterTurns);

/** The middle of a square at some height. */
export function middleOf(drawing: Drawing, square: Square, z = 0): Point {
  const { x, y } = seenAt(drawing, square);
  return drawing.projection.at(x, y, z);
}

/** The middle of a square's roof, below a dome if there is one. */
export const roofMiddle = (drawing: Drawing, scene: Scene, square: Square): Point =>
  middleOf(drawing, square, roofOf(scene.towers[square]!.blocks));

/** A symbol of this drawing, put at a point. */
export const use = ({ id }: Drawing, name: string, [u, v]: Point, attributes = ''): string =>
  `<use href="#${id}-${name}" x="${short(u)}" y="${short(v)}"${attributes}/>`;

/** Something that other parts of this drawing use by its name. */
export const symbol = ({ id }: Drawing, name: string, content: string, attributes = ''): string =>
  `<g id="${id}-${name}"${attributes}>${content}</g>`;
