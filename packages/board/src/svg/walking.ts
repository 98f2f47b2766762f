import type { Entrance, Turn, Walk } from '../motions.ts';
import { readingOrder } from '../quarter-turns.ts';
import type { Square } from '../scene.ts';
import { ALONE, standOf } from '../stands.ts';
import {
  type Dance,
  EASE_IN_OUT,
  EASE_OUT,
  elementOf,
  ghostIn,
  groupOf,
  moved,
  type Timed,
} from './dance.ts';
import { feet } from './feet.ts';
import { angleOf, prowTowards } from './piece-base.ts';
import type { Point } from './projection.ts';
import { pieceOn } from './square-pieces.ts';

/** How high above the straight way a piece goes, and how much it is squashed when it lands. */
const ARCS: Partial<Record<Walk['kind'], { readonly height: number; readonly squash: number }>> = {
  move: { height: 18, squash: 0 },
  cross: { height: 20, squash: 0 },
  fly: { height: 50, squash: 0 },
  climb: { height: 34, squash: 0.04 },
  descend: { height: 14, squash: 0.06 },
  swap: { height: 12, squash: 0 },
};
const SQUASH_TIME = 90;
/** Who stands on a base marches, and is lifted less. */
const MARCH = 0.55;
/** In so many steps a prow goes round. */
const SWEEP_STEPS = 6;

/** A piece goes where the scene after has it. */
export function walk(dance: Dance, { kind, piece, from, stood = ALONE, start, duration }: Timed<Walk>): void {
  const { drawing, before, after, time } = dance;
  const element = elementOf(dance, piece);
  const stand = standOf(after, piece);
  const [origin, goal] = [feet(drawing, before, from, stood), feet(drawing, after, piece.square, stand)];
  keepInFront(dance, element, from, piece.square);
  const way = [origin, ...waypoints(kind, origin, goal), goal];
  time.animate(
    element,
    way.map((point, n) => ({
      transform: moved(point) + sized(stood.size + ((stand.size - stood.size) * n) / (way.length - 1)),
    })),
    start,
    duration,
    EASE_IN_OUT,
  );
  const arc = ARCS[kind];
  if (!arc) return;
  const [body, blob] = [element.querySelector('.body')!, element.querySelector('.blob')!];
  const height = arc.height * (piece.facing === undefined ? 1 : MARCH);
  time.animate(body, flight({ ...arc, height }, duration), start, duration + SQUASH_TIME);
  time.animate(blob, [{ scale: 1 }, { scale: 0.7, opacity: 0.6 }, { scale: 1 }], start, duration);
}

/** Who shares a square is smaller. */
const sized = (size: number): string => (size === 1 ? '' : ` scale(${size})`);

/** Up, down, and a little squashed after landing. */
function flight(
  { height, squash }: { readonly height: number; readonly squash: number },
  duration: number,
): Keyframe[] {
  const part = (time: number): number => time / (duration + SQUASH_TIME);
  return [
    { transform: 'none', easing: 'ease-out' },
    { transform: moved([0, -height]), offset: part(duration / 2), easing: 'ease-in' },
    { transform: 'none', offset: part(duration) },
    { transform: `scale(${1 + squash},${1 - squash})`, offset: part(duration + SQUASH_TIME / 2) },
    { transform: 'none' },
  ];
}

const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

/** Those who swap pass each other on opposite sides; who is pushed skids a little too far. */
function waypoints(kind: Walk['kind'], origin: Point, goal: Point): readonly Point[] {
  const [u, v] = between(origin, goal, 0.5);
  if (kind === 'swap') return [[u - (goal[1] - origin[1]) / 4, v + (goal[0] - origin[0]) / 4]];
  return kind === 'push' ? [between(origin, goal, 0.7), between(origin, goal, 1.06)] : [];
}

/** On its way a piece belongs to the nearer of the two squares, so that no roof cuts off its feet. */
function keepInFront(dance: Dance, element: Element, from: Square, to: Square): void {
  const order = readingOrder(dance.after.shape, dance.drawing.quarterTurns);
  if (order.indexOf(from) <= order.indexOf(to)) return;
  // It comes back to its very place, for what has not changed is not drawn again.
  const home = document.createComment('');
  element.replaceWith(home);
  groupOf(dance, from).append(element);
  dance.time.atRest(() => home.replaceWith(element));
}

/** A new piece comes from above. */
export function comeIn(dance: Dance, { piece, start, duration }: Timed<Entrance>): void {
  const body = elementOf(dance, piece).querySelector('.body')!;
  const high = { transform: moved([0, -40]), opacity: 0 };
  const frames = [high, { opacity: 1, offset: 0.5 }, { transform: 'none' }];
  dance.time.animate(body, frames, start, duration, EASE_OUT);
}

/** A piece that leaves the game sinks and fades. */
export function goOut(dance: Dance, { piece, start, duration }: Timed<Entrance>): void {
  const ghost = ghostIn(dance, groupOf(dance, piece.square), pieceOn(dance.drawing, dance.before, piece));
  const sunk = { transform: `${moved([0, 14])} scale(.86)`, opacity: 0 };
  dance.time.animate(ghost.querySelector('.body')!, [{ transform: 'none' }, sunk], start, duration);
  for (const part of ghost.querySelectorAll('.blob, .base, .hits'))
    dance.time.animate(part, [{}, { opacity: 0 }], start, duration);
}

/** A piece that looks elsewhere: the prow goes the shorter way round, and half-way the piece is seen from its new side. */
export function lookAround(dance: Dance, { piece, was, start, duration }: Timed<Turn>): void {
  const { drawing, before, time } = dance;
  if (was === undefined || piece.facing === undefined) return;
  const element = elementOf(dance, piece);
  const [from, to] = [angleOf(drawing, was), angleOf(drawing, piece.facing)];
  const way = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  const sweep = Array.from({ length: SWEEP_STEPS + 1 }, (_, step) => ({
    d: `path("${prowTowards(drawing, from + (way * step) / SWEEP_STEPS)}")`,
  }));
  time.animate(element.querySelector('.prow')!, sweep, start, duration);
  const ghost = ghostIn(
    dance,
    groupOf(dance, piece.square),
    pieceOn(drawing, before, { ...piece, facing: was }),
  );
  for (const part of ghost.querySelectorAll('.blob, .base')) part.remove();
  const change = [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1, offset: 0.5 }, {}];
  for (const part of element.querySelectorAll('.body, .hits')) time.animate(part, change, start, duration);
  time.animate(
    ghost,
    [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }],
    start,
    duration,
  );
}
