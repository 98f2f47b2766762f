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

const Z = 'M-7-8H7L-7 8H7';
/** How far beside the middle and how far above the head each z is, and its size. */
const SNORES = [
  { aside: 15, above: -4, size: 0.8 },
  { aside: 28, above: 14, size: 1.1 },
] as const;

/** What rises from a head that is so high and sleeps. */
export const snores = (height: number): string => {
  const zs = SNORES.map(
    ({ aside, above, size }) =>
      `<path d="${Z}" transform="translate(${aside} ${-height - above})scale(${size})"/>`,
  ).join('');
  const drawn = (colour: string, width: number): string =>
    `<g fill="none" stroke="var(--${colour})" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${zs}</g>`;
  return `<g class="snores" transform="translate(0 3)scale(.8)">${drawn('mark-casing', 9)}${drawn('mark', 4.4)}</g>`;
};
