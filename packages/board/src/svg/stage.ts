import { type Place, placeOf, type QuarterTurns } from '../quarter-turns.ts';
import type { Scene, Square } from '../scene.ts';
import { type Point, type Projection, projectionOf, type View } from './projection.ts';
import { short } from './shapes.ts';
import { roofOf } from './storeys.ts';

/** What all parts of one drawing share. */
export interface Stage {
  /** Goes before the names of symbols and gradients, so that several drawings fit on a page. */
  readonly id: string;
  readonly projection: Projection;
  readonly quarterTurns: QuarterTurns;
}

let drawings = 0;

/** A stage with names of its own. */
export function stageOf(view: View, quarterTurns: QuarterTurns = 0): Stage {
  return { id: `thera${drawings++}`, projection: projectionOf(view), quarterTurns };
}

/** Where a square is seen. */
export const seenAt = ({ quarterTurns }: Stage, square: Square): Place => placeOf(square, quarterTurns);

/** The middle of a square at some height. */
export function middleOf(stage: Stage, square: Square, z = 0): Point {
  const { x, y } = seenAt(stage, square);
  return stage.projection.at(x, y, z);
}

/** The middle of a square's roof, below a dome if there is one. */
export const roofMiddle = (stage: Stage, scene: Scene, square: Square): Point =>
  middleOf(stage, square, roofOf(scene.towers[square]!.blocks));

/** A symbol of this drawing, put at a point. */
export const use = ({ id }: Stage, name: string, [u, v]: Point, attributes = ''): string =>
  `<use href="#${id}-${name}" x="${short(u)}" y="${short(v)}"${attributes}/>`;

/** Something that other parts of this drawing use by its name. */
export const symbol = ({ id }: Stage, name: string, content: string, attributes = ''): string =>
  `<g id="${id}-${name}"${attributes}>${content}</g>`;
