import type { BlockChange, DomeChange } from '../motions.ts';
import { type Dance, EASE_OUT, fall, ghostIn, groupOf, moved, type Timed } from './dance.ts';
import { middleOf } from './drawing.ts';
import { groundShadows } from './ground-shadows.ts';
import type { Point } from './projection.ts';
import { pair } from './shapes.ts';
import { block, domeOn } from './square-pieces.ts';
import { roofOf } from './storeys.ts';

const BLOCK_FALL = 36;
const DOME_FALL = 50;
const DUST = [-40, -24, -8, 8, 24, 40]
  .map((u) => `<circle cx="${u}" cy="${14 - Math.abs(u) / 4}" r="9"/>`)
  .join('');

/** A block falls into its place, or rises and fades. */
export function changeBlock(dance: Dance, change: Timed<BlockChange>): void {
  const { kind, square, level, start, duration } = change;
  const group = groupOf(dance, square);
  if (kind === 'raze') {
    leave(
      dance,
      ghostIn(dance, group, block(dance.drawing, square, dance.before.towers[square]!, level)),
      change,
    );
    return;
  }
  fall(dance, group.querySelector(`.level${level}`)!, BLOCK_FALL, change);
  dust(dance, middleOf(dance.drawing, square, roofOf((level - 1) as 0 | 1 | 2)), start + duration / 2);
}

/** A dome falls into its place and gleams, or rises and fades. */
export function changeDome(dance: Dance, change: Timed<DomeChange>): void {
  const { kind, square, blocks, start, duration } = change;
  const group = groupOf(dance, square);
  if (kind === 'undome') {
    leave(dance, ghostIn(dance, group, domeOn(dance.drawing, square, dance.before.towers[square]!)), change);
    return;
  }
  fall(dance, group.querySelector('.dome')!, DOME_FALL, change);
  gleam(dance, middleOf(dance.drawing, square, roofOf(blocks)), start + duration / 2);
}

/** While towers change, their old shadows give way to the new ones. */
export function changeShadows(dance: Dance, changes: readonly Timed<BlockChange | DomeChange>[]): void {
  if (changes.length === 0) return;
  const start = Math.min(...changes.map((change) => change.start));
  const duration = Math.max(...changes.map((change) => change.start + change.duration)) - start;
  const shadows = dance.svg.querySelector('.shadows')!;
  const old = ghostIn(dance, shadows.parentElement!, groundShadows(dance.drawing, dance.before));
  dance.time.animate(shadows, [{ opacity: 0 }, {}], start, duration);
  dance.time.animate(old, [{}, { opacity: 0 }], start, duration);
}

/** What is taken away rises and fades; what was struck off tilts and sinks in dust. */
function leave(dance: Dance, element: Element, change: Timed<BlockChange | DomeChange>): void {
  const { square, isKnockedOff, start, duration } = change;
  if (!isKnockedOff) {
    dance.time.animate(element, [{}, { transform: moved([0, -14]), opacity: 0 }], start, duration, EASE_OUT);
    return;
  }
  const { blocks } = dance.after.towers[square]!;
  const point = middleOf(dance.drawing, square, roofOf(blocks));
  const tilted = `translate(${point[0]}px,${point[1] + 26}px) rotate(14deg) translate(${-point[0]}px,${-point[1]}px)`;
  const frames = [{}, { opacity: 1, offset: 0.5 }, { transform: tilted, opacity: 0 }];
  dance.time.animate(element, frames, start, duration, 'ease-in');
  dust(dance, point, start + duration / 2);
}

function dust(dance: Dance, point: Point, start: number): void {
  const cloud = passing(dance, point, `<g fill="var(--plaster-lit)" opacity="0">${DUST}</g>`);
  const frames = [{ transform: 'scale(.7)' }, { opacity: 0.6, offset: 0.2 }, { transform: 'scale(1.2)' }];
  dance.time.animate(cloud, frames, start, 200, EASE_OUT);
}

/** One gleam runs over a dome. */
function gleam(dance: Dance, point: Point, start: number): void {
  const stroke = passing(
    dance,
    point,
    '<path d="M-8-6Q-7-16 3-22" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity="0"/>',
  );
  const frames = [{ transform: 'none' }, { opacity: 0.8, offset: 0.4 }, { transform: moved([13, 3]) }];
  dance.time.animate(stroke, frames, start, 260, EASE_OUT);
}

function passing(dance: Dance, point: Point, markup: string): Element {
  const over = dance.svg.querySelector('.over')!;
  return ghostIn(dance, over, `<g transform="translate(${pair(point)})">${markup}</g>`).firstElementChild!;
}
