import type { PieceView } from '../piece-set.ts';
import { BODY } from './workers.ts';

const TILT = 12;
/** How far the head goes aside with it. */
const LEAN = 12;
const STAR = 'M0-11L2.9-3.6L10.5-3.4L4.6 1.4L6.5 8.9L0 4.7L-6.5 8.9L-4.6 1.4L-10.5-3.4L-2.9-3.6Z';
/** How far beside the middle and how far above the head each star is. */
const STARS = [
  { aside: -17, above: 9 },
  { aside: 15, above: 15 },
] as const;

/** By how many degrees who is stunned leans, clockwise: forwards, as far as one sees. */
export const tiltOf = (view: PieceView): number => (view === 'left' ? -TILT : TILT);

/** A body that leans, with two stars over a head that is so high. */
export function dazed(body: string, view: PieceView, height: number): string {
  const tilt = tiltOf(view);
  const stars = STARS.map(
    ({ aside, above }) =>
      `<g transform="translate(${aside + Math.sign(tilt) * LEAN} ${-height - above})"><path class="star" d="${STAR}" fill="var(--plaster-lit)" stroke-width="2.6"/></g>`,
  );
  return (
    `<g class="tilt" transform="rotate(${tilt})">${body}</g>` +
    `<g transform="translate(0 3)scale(.8)"${BODY}>${stars.join('')}</g>`
  );
}
