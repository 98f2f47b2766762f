import type { Daze, Entrance, Landfall, Strike } from '../motions.ts';
import { turned } from '../quarter-turns.ts';
import { OUTWARD, type Side } from '../rim-side.ts';
import {
  type Dance,
  EASE_IN_OUT,
  EASE_LAND,
  EASE_OUT,
  elementOf,
  ghostIn,
  groupOf,
  moved,
  type Timed,
} from './dance.ts';
import { middleOf } from './drawing.ts';
import { viewOf } from './piece-view.ts';
import type { Point } from './projection.ts';
import { pieceOn } from './square-pieces.ts';
import { tiltOf } from './stun.ts';

/** How far out, how deep and how high the way ashore goes, in squares. */
const ASHORE = { out: 0.75, below: 0.5, arc: 0.2 };
const BLOW = 8;

/** Who comes ashore rises behind the rim at a post and hops over the threshold; the prow comes last. */
export function comeAshore(dance: Dance, { piece, side, start, duration }: Timed<Landfall>): void {
  const { drawing, time } = dance;
  const way = OUTWARD[turned(side, drawing.quarterTurns) as Side];
  const off = (out: number, up: number): Point => drawing.projection.at(way.x * out, way.y * out, up);
  const element = elementOf(dance, piece);
  const frames = [
    { transform: moved(off(ASHORE.out, -ASHORE.below)), opacity: 0 },
    { transform: moved(off(ASHORE.out * 0.7, ASHORE.arc)), opacity: 1, offset: 0.5, easing: 'ease-in' },
    { transform: 'none' },
  ];
  for (const part of element.querySelectorAll('.body, .hits'))
    time.animate(part, frames, start, duration, EASE_OUT);
  for (const part of element.querySelectorAll('.base, .blob'))
    time.animate(part, [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, {}], start, duration);
}

/** Who is built over is flattened by the block. */
export function crush(dance: Dance, { piece, start, duration }: Timed<Entrance>): void {
  const { drawing, before, time } = dance;
  const group = groupOf(dance, piece.square);
  const ghost = ghostIn(dance, group, pieceOn(drawing, before, piece));
  group.prepend(ghost);
  const flat = { transform: 'scale(1.15,.25)', opacity: 0 };
  time.animate(ghost.querySelector('.body')!, [{ transform: 'none' }, flat], start, duration, EASE_IN_OUT);
  for (const part of ghost.querySelectorAll('.blob, .base, .hits'))
    time.animate(part, [{}, { opacity: 0 }], start, duration);
}

/** Who strikes leans towards it. */
export function lean(dance: Dance, { piece, at, start, duration }: Timed<Strike>): void {
  const { drawing, time } = dance;
  const [from, to] = [middleOf(drawing, piece.square), middleOf(drawing, at)];
  const angle = to[0] < from[0] ? -BLOW : BLOW;
  const frames = [
    { transform: 'none' },
    { transform: `rotate(${angle}deg)`, offset: 0.4 },
    { transform: 'none' },
  ];
  time.animate(elementOf(dance, piece).querySelector('.body')!, frames, start, duration, EASE_OUT);
}

/** Who is stunned tilts, and sees one star after the other. */
export function daze(dance: Dance, { piece, start, duration }: Timed<Daze>): void {
  const { drawing, time } = dance;
  const element = elementOf(dance, piece);
  const tilted = `rotate(${tiltOf(viewOf(drawing, piece))}deg)`;
  time.animate(
    element.querySelector('.tilt')!,
    [{ transform: 'none' }, { transform: tilted }],
    start,
    duration,
    EASE_LAND,
  );
  element.querySelectorAll('.star').forEach((star, index) => {
    const frames = [{ transform: 'scale(0)' }, { transform: 'none' }];
    time.animate(star, frames, start + (index * duration) / 2, duration / 2, EASE_LAND);
  });
}
