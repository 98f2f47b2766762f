import type { Motion } from '../motions.ts';
import type { Piece, Scene, Square } from '../scene.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './projection.ts';
import { pieceName } from './square-pieces.ts';
import type { Timeline } from './timeline.ts';

/** What all motions between two scenes share. */
export interface Dance {
  readonly drawing: Drawing;
  readonly before: Scene;
  readonly after: Scene;
  /** The drawing of the scene after. */
  readonly svg: SVGSVGElement;
  readonly time: Timeline;
}

/** When something happens. */
export type Timed<T> = T & Pick<Motion, 'start' | 'duration'>;

export const EASE_IN_OUT = 'cubic-bezier(.6,0,.3,1)';
export const EASE_OUT = 'cubic-bezier(.2,.8,.2,1)';
export const EASE_LAND = 'cubic-bezier(.3,1.5,.5,1)';

/** All that stands on a square. */
export const groupOf = ({ svg }: Dance, square: Square): Element =>
  svg.querySelector(`[data-square="${square}"]`)!;

/** A piece where the scene after has it. */
export const elementOf = (dance: Dance, piece: Piece): Element =>
  groupOf(dance, piece.square).querySelectorAll(`[data-piece="${pieceName(piece)}"]`)[
    dance.after.pieces.filter(isLike(piece)).indexOf(piece)
  ]!;

const isLike =
  (one: Piece) =>
  (other: Piece): boolean =>
    one.square === other.square && pieceName(one) === pieceName(other);

/** The transform that moves something by so much. */
export const moved = ([u, v]: Point): string => `translate(${u}px,${v}px)`;

/** Something that is only there until everything rests; a piece in the same group stands before it. */
export function ghostIn({ time }: Dance, group: Element, markup: string): Element {
  const piece = group.querySelector(':scope > .piece');
  if (piece) piece.insertAdjacentHTML('beforebegin', markup);
  else group.insertAdjacentHTML('beforeend', markup);
  const ghost = piece ? piece.previousElementSibling! : group.lastElementChild!;
  time.atRest(() => ghost.remove());
  return ghost;
}

/** Lets something fall to where it is. */
export function fall(
  { time }: Dance,
  element: Element,
  height: number,
  { start, duration }: Timed<object>,
): void {
  const frames = [
    { transform: moved([0, -height]), opacity: 0 },
    { opacity: 1, offset: 0.35 },
    { transform: 'none' },
  ];
  time.animate(element, frames, start, duration, EASE_LAND);
}
