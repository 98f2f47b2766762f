import {
  type BlockChange,
  type DomeChange,
  type Entrance,
  endOf,
  type Motion,
  type Slide,
  type Walk,
} from '../motions.ts';
import { readingOrder } from '../quarter-turns.ts';
import type { Scene, Square } from '../scene.ts';
import type { Point } from './projection.ts';
import { pair } from './shapes.ts';
import { block, domeOn, feet, figureOn } from './square-pieces.ts';
import { middleOf, roofMiddle, type Stage } from './stage.ts';
import { roofOf } from './storeys.ts';
import type { Timeline } from './timeline.ts';

/** What dancers share: where they dance, and the scenes before and after. */
export interface Dance {
  readonly stage: Stage;
  readonly before: Scene;
  readonly after: Scene;
  /** The drawing of the scene after. */
  readonly svg: SVGSVGElement;
  readonly time: Timeline;
}

type Timed<T> = T & Pick<Motion, 'start' | 'duration'>;

const IN_OUT = 'cubic-bezier(.6,0,.3,1)';
const OUT = 'cubic-bezier(.2,.8,.2,1)';
const LAND = 'cubic-bezier(.3,1.5,.5,1)';
/** How high above the straight way a worker goes, and how much it is squashed when it lands. */
const ARCS: Partial<Record<Motion['kind'], { readonly height: number; readonly squash: number }>> = {
  move: { height: 18, squash: 0 },
  climb: { height: 34, squash: 0.04 },
  descend: { height: 14, squash: 0.06 },
  swap: { height: 12, squash: 0 },
};
const SQUASH_TIME = 90;
const MARK_TIME = 120;

/** Sets everything going that differs between two scenes. */
export function choreograph(dance: Dance, motions: readonly Motion[]): void {
  for (const motion of motions) perform(dance, motion);
  showHints(dance, endOf(motions));
  if (dance.after.won !== undefined && dance.before.won === undefined) celebrate(dance, endOf(motions));
}

function perform(dance: Dance, motion: Motion): void {
  switch (motion.kind) {
    case 'come':
      comeIn(dance, motion);
      break;
    case 'go':
      goOut(dance, motion);
      break;
    case 'build':
    case 'raze':
      changeBlock(dance, motion);
      break;
    case 'dome':
    case 'undome':
      changeDome(dance, motion);
      break;
    case 'slide':
      slide(dance, motion);
      break;
    case 'move':
    case 'climb':
    case 'descend':
    case 'push':
    case 'swap':
    case 'lift':
      walk(dance, motion);
  }
}

const groupOf = ({ svg }: Dance, square: Square): Element => svg.querySelector(`[data-square="${square}"]`)!;
const moved = ([u, v]: Point): string => `translate(${u}px,${v}px)`;
const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

function walk(dance: Dance, { kind, figure, from, start, duration }: Timed<Walk>): void {
  const { stage, before, after, time } = dance;
  const element = groupOf(dance, figure.square).querySelector('.figure')!;
  const [origin, goal] = [feet(stage, before, from), feet(stage, after, figure.square)];
  keepInFront(dance, element, from, figure.square);
  const frames = [moved(origin), ...waypoints(kind, origin, goal), moved(goal)].map((transform) => ({
    transform,
  }));
  time.animate(element, frames, start, duration, IN_OUT);
  const arc = ARCS[kind];
  if (!arc) return;
  const [body, blob] = [element.querySelector('.body')!, element.querySelector('.blob')!];
  const flight = ['none', moved([0, -arc.height]), 'none'].map((transform) => ({
    transform,
    easing: 'ease-in-out',
  }));
  time.animate(body, flight, start, duration);
  time.animate(blob, [{ scale: 1 }, { scale: 0.7, opacity: 0.6 }, { scale: 1 }], start, duration);
  if (arc.squash === 0) return;
  const squashed = { transform: `scale(${1 + arc.squash},${1 - arc.squash})` };
  time.animate(body, [{ transform: 'none' }, squashed, { transform: 'none' }], start + duration, SQUASH_TIME);
}

/** Those who swap pass each other on opposite sides; who is pushed skids a little too far. */
function waypoints(kind: Walk['kind'], origin: Point, goal: Point): readonly string[] {
  const [u, v] = between(origin, goal, 0.5);
  if (kind === 'swap') return [moved([u - (goal[1] - origin[1]) / 4, v + (goal[0] - origin[0]) / 4])];
  return kind === 'push' ? [moved(between(origin, goal, 0.7)), moved(between(origin, goal, 1.06))] : [];
}

/** On its way a worker stands before whatever is behind the nearer of the two squares. */
function keepInFront(dance: Dance, element: Element, from: Square, to: Square): void {
  const order = readingOrder(dance.stage.quarterTurns);
  if (order.indexOf(from) <= order.indexOf(to)) return;
  const home = element.parentElement!;
  groupOf(dance, from).append(element);
  dance.time.atRest(() => home.append(element));
}

function comeIn(dance: Dance, { figure, start, duration }: Timed<Entrance>): void {
  const body = groupOf(dance, figure.square).querySelector('.figure .body')!;
  const frames = [
    { transform: moved([0, -40]), opacity: 0 },
    { opacity: 1, offset: 0.5 },
    { transform: 'none' },
  ];
  dance.time.animate(body, frames, start, duration, OUT);
}

function goOut(dance: Dance, { figure, start, duration }: Timed<Entrance>): void {
  const ghost = ghostIn(dance, groupOf(dance, figure.square), figureOn(dance.stage, dance.before, figure));
  const sunk = { transform: `${moved([0, 14])} scale(.86)`, opacity: 0 };
  dance.time.animate(ghost.querySelector('.body')!, [{ transform: 'none' }, sunk], start, duration);
  dance.time.animate(ghost.querySelector('.blob')!, [{}, { opacity: 0 }], start, duration);
}

function changeBlock(dance: Dance, { kind, square, level, start, duration }: Timed<BlockChange>): void {
  const group = groupOf(dance, square);
  if (kind === 'raze') {
    rise(dance, ghostIn(dance, group, block(dance.stage, square, level)), start, duration);
    return;
  }
  fall(dance, group.querySelector(`.level${level}`)!, 36, start, duration);
  dust(dance, middleOf(dance.stage, square, roofOf((level - 1) as 0 | 1 | 2)), start + duration * 0.5);
}

function changeDome(dance: Dance, { kind, square, blocks, start, duration }: Timed<DomeChange>): void {
  const group = groupOf(dance, square);
  if (kind === 'dome') fall(dance, group.querySelector('.dome')!, 50, start, duration);
  else rise(dance, ghostIn(dance, group, domeOn(dance.stage, square, blocks)), start, duration);
}

function slide(dance: Dance, { token, from, start, duration }: Timed<Slide>): void {
  const { stage, before, after, time } = dance;
  const element = groupOf(dance, token.square).querySelector(`.token-${token.kind}`);
  // Threads of fate belong to the ground and do not slide.
  if (!element) return;
  if (from === undefined) {
    fall(dance, element, 24, start, duration);
    return;
  }
  const [a, b] = [roofMiddle(stage, before, from), roofMiddle(stage, after, token.square)];
  const frames = [{ transform: moved([a[0] - b[0], a[1] - b[1]]) }, { transform: 'none' }];
  time.animate(element, frames, start, duration, IN_OUT);
}

function fall({ time }: Dance, element: Element, height: number, start: number, duration: number): void {
  const frames = [
    { transform: moved([0, -height]), opacity: 0 },
    { opacity: 1, offset: 0.35 },
    { transform: 'none' },
  ];
  time.animate(element, frames, start, duration, LAND);
}

function rise({ time }: Dance, element: Element, start: number, duration: number): void {
  time.animate(element, [{}, { transform: moved([0, -14]), opacity: 0 }], start, duration, OUT);
}

/** Something that is only there until everything rests, behind a worker. */
function ghostIn({ time }: Dance, group: Element, markup: string): Element {
  const figure = group.querySelector(':scope > .figure');
  if (figure) figure.insertAdjacentHTML('beforebegin', markup);
  else group.insertAdjacentHTML('beforeend', markup);
  const ghost = figure ? figure.previousElementSibling! : group.lastElementChild!;
  time.atRest(() => ghost.remove());
  return ghost;
}

const DUST = [-40, -24, -8, 8, 24, 40]
  .map((u) => `<circle cx="${u}" cy="${14 - Math.abs(u) / 4}" r="9"/>`)
  .join('');

function dust(dance: Dance, point: Point, start: number): void {
  const over = dance.svg.querySelector('.over')!;
  const markup = `<g transform="translate(${pair(point)})" fill="var(--plaster-lit)"><g opacity="0">${DUST}</g></g>`;
  const cloud = ghostIn(dance, over, markup).firstElementChild!;
  const frames = [
    { transform: 'scale(.7)', opacity: 0 },
    { opacity: 0.6, offset: 0.2 },
    { transform: 'scale(1.2)', opacity: 0 },
  ];
  dance.time.animate(cloud, frames, start, 200, OUT);
}

/** Marks, arrows and outlines that are new appear when the rest is done. */
function showHints({ svg, before, after, time }: Dance, start: number): void {
  const old = new Set(before.marks.map(({ square, kind }) => `${square}-${kind}`));
  for (const mark of svg.querySelectorAll<SVGElement>('.mark')) {
    if (old.has(mark.dataset.mark ?? '')) continue;
    const frames = [{ transform: 'scale(.6)', opacity: 0 }, { transform: 'none' }];
    time.animate(mark.firstElementChild!, frames, start, MARK_TIME, OUT);
  }
  if (JSON.stringify(before.last) === JSON.stringify(after.last)) return;
  for (const hint of svg.querySelectorAll('.last'))
    time.animate(hint, [{ opacity: 0 }, {}], start, MARK_TIME);
}

/** The flag goes up, and the foam brightens once. */
function celebrate({ svg, time }: Dance, start: number): void {
  const flag = svg.querySelector('.flag');
  if (flag) time.animate(flag, [{ transform: 'scaleY(0)' }, { transform: 'none' }], start, 500, LAND);
  const foam = svg.querySelector('.foam')!;
  time.animate(foam, [{}, { strokeWidth: '14', offset: 0.4 }, {}], start, 900, 'ease-in-out');
}
