import type { Point } from '../../board.ts';
import type { Exit, MapShift, MapStrike, MapWalk, UnitMotion } from '../map-motion.ts';
import {
  bodyOf,
  EASE_IN_OUT,
  EASE_OUT,
  elementOf,
  ghostIn,
  ghosts,
  type MapDance,
  moved,
  type Timed,
  unitTransform,
} from './map-dance.ts';
import { cellAt } from './map-drawing.ts';
import { pointsBetween } from './passages.ts';
import { placeOf, unitOn } from './standing.ts';

/** How high one hops on each step. */
const HOPS: Readonly<Record<MapWalk['kind'], number>> = { walk: 6, run: 8, fly: 46 };
const THROWN = 26;
const LEAN = 16;
const HELD = 8;
const HIGH = 40;
/** How far beyond the edge somebody is out of sight. */
const OUT = 90;

/** From area to area, over the steps between them. */
export function walk(dance: MapDance, { kind, unit, was, way, start, duration }: Timed<MapWalk>): void {
  const [element, body] = [elementOf(dance, unit), bodyOf(dance, unit)];
  if (element === undefined || body === undefined) return;
  const points = [
    placeOf(dance.drawing, dance.before, was),
    ...pointsBetween(dance.drawing, way),
    placeOf(dance.drawing, dance.after, unit),
  ];
  inFront(dance, element);
  dance.time.animate(
    element,
    points.map((point) => ({ transform: unitTransform(dance, unit, point) })),
    start,
    duration,
  );
  const steps = kind === 'fly' ? 1 : Math.max(1, way.length - 1);
  dance.time.animate(body, hops(HOPS[kind], steps), start, duration);
  if (kind === 'fly')
    dance.time.animate(
      element.querySelector('.shade')!,
      [{}, { scale: '1.3', opacity: 0.2 }, {}],
      start,
      duration,
    );
}

const hops = (height: number, count: number): Keyframe[] => [
  { transform: 'none' },
  ...Array.from({ length: count }, () => [{ transform: moved([0, -height]) }, { transform: 'none' }]).flat(),
];

/** On its way a unit is before all others; it comes back to its very place, for what has not changed is not drawn again. */
function inFront(dance: MapDance, element: Element): void {
  const home = document.createComment('');
  element.replaceWith(home);
  ghosts(dance).append(element);
  dance.time.atRest(() => home.replaceWith(element));
}

/** Thrown in a low arc, with a little dust where one lands; or aside, to make room. */
export function shift(dance: MapDance, { kind, unit, was, start, duration }: Timed<MapShift>): void {
  const [element, body] = [elementOf(dance, unit), bodyOf(dance, unit)];
  if (element === undefined || body === undefined) return;
  const [from, to] = [placeOf(dance.drawing, dance.before, was), placeOf(dance.drawing, dance.after, unit)];
  if (kind === 'throw') inFront(dance, element);
  const frames = [from, to].map((point) => ({ transform: unitTransform(dance, unit, point) }));
  dance.time.animate(element, frames, start, duration, kind === 'throw' ? 'linear' : EASE_IN_OUT);
  if (kind !== 'throw') return;
  const turned = { transform: `${moved([0, -THROWN])} rotate(${to[0] < from[0] ? -14 : 14}deg)` };
  dance.time.animate(body, [{ transform: 'none' }, turned, { transform: 'none' }], start, duration);
  dust(dance, to, start + duration);
}

function dust(dance: MapDance, [x, y]: Point, start: number): void {
  const ghost = ghostIn(
    dance,
    ghosts(dance),
    `<g transform="translate(${x} ${y + 38})"><ellipse rx="46" ry="12" fill="var(--m-lit)" opacity="0"/></g>`,
  );
  const frames = [
    { scale: '.4', opacity: 0.7 },
    { scale: '1.3', opacity: 0 },
  ];
  dance.time.animate(ghost.firstElementChild!, [{ opacity: 0 }, { opacity: 0 }], 0, Math.max(1, start));
  dance.time.animate(ghost.firstElementChild!, frames, start, 160, EASE_OUT);
}

/** A little forward and back. */
export function stop(dance: MapDance, { unit, start, duration }: Timed<UnitMotion>): void {
  const body = bodyOf(dance, unit);
  if (body) dance.time.animate(body, [{}, { translate: `0 ${HELD}px` }, {}], start, duration);
}

/** Towards whom one strikes. */
export function lean(dance: MapDance, { unit, at, start, duration }: Timed<MapStrike>): void {
  const body = bodyOf(dance, unit);
  if (body === undefined) return;
  const [from, to] = [placeOf(dance.drawing, dance.after, unit), cellAt(dance.drawing, at).middle];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const way: Point =
    length < 60 ? [0, -LEAN] : [((to[0] - from[0]) / length) * LEAN, ((to[1] - from[1]) / length) * LEAN];
  dance.time.animate(
    body,
    [{ translate: '0' }, { translate: `${way[0]}px ${way[1]}px`, offset: 0.4 }, { translate: '0' }],
    start,
    duration,
    EASE_OUT,
  );
}

/** Who is new comes from above. */
export function comeIn(dance: MapDance, { unit, start, duration }: Timed<UnitMotion>): void {
  const element = elementOf(dance, unit);
  if (element === undefined) return;
  const high = { transform: moved([0, -HIGH]), opacity: 0 };
  dance.time.animate(
    element.querySelector('.body')!,
    [high, { opacity: 1, offset: 0.5 }, { transform: 'none' }],
    start,
    duration,
    EASE_OUT,
  );
  dance.time.animate(element.querySelector('.shade')!, [{ opacity: 0 }, {}], start, duration);
}

/** Off the map, over the edge that is nearest to the way out, with a beam of light. */
export function exit(dance: MapDance, { unit, start, duration }: Timed<Exit>): void {
  const { drawing, before } = dance;
  const [x, y] = placeOf(drawing, before, unit);
  const beam = ghostIn(
    dance,
    ghosts(dance),
    `<path d="M${x - 40} 0H${x + 40}L${x + 130} ${drawing.height}H${x - 130}Z" fill="#fff3c4" opacity="0"/>`,
  );
  beam.style.mixBlendMode = 'screen';
  dance.time.animate(beam, [{ opacity: 0 }, { opacity: 0.75 }, { opacity: 0 }], start, duration);
  const ghost = ghostIn(dance, ghosts(dance), unitOn(drawing, unit, [x, y]));
  const goal: Point = drawing.form === 'tall' ? [x, drawing.height + OUT] : [-OUT, y];
  const frames = [[x, y] as const, goal].map((point) => ({ transform: unitTransform(dance, unit, point) }));
  dance.time.animate(ghost, frames, start, duration, EASE_IN_OUT);
  dance.time.animate(ghost.querySelector('.body')!, hops(HOPS.walk, 4), start, duration);
}
