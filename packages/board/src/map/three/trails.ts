import type { Point } from '../../board.ts';
import type { Rgb } from '../../three/colour.ts';
import type { Point3 } from '../../three/measures.ts';
import {
  type Corner,
  type Form,
  joined,
  joinedForms,
  painted,
  type Solid,
  sheet,
} from '../../three/solid.ts';
import type { AreaId, LastAction, MapScene, MapSide, MapSight } from '../map-scene.ts';
import { cellAt, type MapDrawing } from '../svg/map-drawing.ts';
import { passageAt, wayPoints } from '../svg/passages.ts';
import { placed, SCALE } from './space.ts';
import { between, roundPoints } from './terraces.ts';
import type { Terrain } from './terrain.ts';

/** What lines are drawn with. */
export interface Inks {
  readonly mark: Rgb;
  readonly casing: Rgb;
  readonly hot: Rgb;
  readonly sides: Readonly<Record<MapSide, Rgb>>;
}

const STEP = 7;
const LIFT = 0.035;
const LAYER = 0.008;
const CASING = 3;
const BARRIER = { at: 0.68, half: 28 };
const ARC = 0.9;

interface Line {
  readonly points: readonly Point3[];
  readonly ink: Rgb;
  /** In the map's own units. */
  readonly width: number;
  /** How long a dash and the gap after it are. */
  readonly dash?: readonly [on: number, off: number];
}

/** What lies on the ground: the last action, a way that is being chosen, a line of sight. */
export function trailsSolid(drawing: MapDrawing, terrain: Terrain, scene: MapScene, inks: Inks): Solid {
  const draped = (points: readonly Point[]): readonly Point3[] => drape(drawing, terrain, points);
  const { last, path, sight } = scene;
  return joined(
    ...(last === undefined ? [] : lastAction(drawing, terrain, last, inks)),
    ...(path === undefined
      ? []
      : [
          doubled(
            { points: draped(wayPoints(drawing, path)), ink: inks.mark, width: 6, dash: [6, 10] },
            inks,
          ),
        ]),
    ...(sight === undefined
      ? []
      : [
          doubled(
            { points: draped(seenPoints(drawing, sight)), ink: inks.hot, width: 5, dash: [14, 11] },
            inks,
          ),
        ]),
  );
}

/** What lies over everything: where the keyboard is, and what is in the way of a line of sight. */
export function frontSolid(drawing: MapDrawing, terrain: Terrain, scene: MapScene, inks: Inks): Solid {
  return joined(
    ...(scene.focus === undefined ? [] : [focusRing(drawing, terrain, scene.focus, inks)]),
    ...(scene.sight?.blockedAt === undefined ? [] : [barrier(drawing, terrain, scene.sight, inks)]),
  );
}

function focusRing(drawing: MapDrawing, terrain: Terrain, area: AreaId, inks: Inks): Solid {
  const outline = roundPoints(cellAt(drawing, area).outline, drawing.plan.round);
  const points = [...outline, outline[0]!, outline[1]!].map((point) =>
    placed(drawing, point, terrain.heightAt(area, point) + LIFT),
  );
  return doubled({ points, ink: inks.mark, width: 6 }, inks);
}

/** The points of a line of sight as far as it reaches. */
function seenPoints(drawing: MapDrawing, { areas, blockedAt }: MapSight): readonly Point[] {
  const end = blockedAt === undefined ? areas.length : areas.indexOf(blockedAt) + 1;
  return areas.slice(0, end).map((area) => cellAt(drawing, area).middle);
}

/** A bar across a line of sight, before whatever is in its way. */
function barrier(drawing: MapDrawing, terrain: Terrain, sight: MapSight, inks: Inks): Solid {
  const points = seenPoints(drawing, sight);
  const [from, to] = [points.at(-2) ?? points[0]!, points.at(-1)!];
  const at = between(from, to, BARRIER.at);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const aside: Point = [
    ((to[1] - from[1]) / length) * BARRIER.half,
    (-(to[0] - from[0]) / length) * BARRIER.half,
  ];
  const up = terrain.groundAt(at) + 2 * LIFT;
  const ends = [1, -1].map((sign) => placed(drawing, [at[0] + sign * aside[0], at[1] + sign * aside[1]], up));
  return doubled({ points: ends, ink: inks.hot, width: 9 }, inks);
}

/** A thin way in the colour of whose action it was, with a head before its end; what reaches over is an arc. */
function lastAction(
  drawing: MapDrawing,
  terrain: Terrain,
  { side, way, isReach, isHint }: LastAction,
  inks: Inks,
): readonly Solid[] {
  const ink = inks.sides[side];
  const [from, to] = [cellAt(drawing, way[0]!).middle, cellAt(drawing, way.at(-1)!).middle];
  const points = isReach ? arc(drawing, terrain, from, to) : drape(drawing, terrain, wayPoints(drawing, way));
  const line = doubled({ points, ink, width: 5, ...(isHint ? { dash: [12, 12] as const } : {}) }, inks);
  if (points.length < 2) return [line];
  const before = way.at(-2);
  const at = isReach ? undefined : before === undefined ? undefined : passageAt(drawing, before, way.at(-1)!);
  const place =
    at === undefined
      ? points[Math.floor(points.length * 0.72)]!
      : placed(drawing, at, terrain.groundAt(at) + 2.5 * LIFT);
  return [line, head(place, points.at(-1)!, ink, inks)];
}

function arc(drawing: MapDrawing, terrain: Terrain, from: Point, to: Point): readonly Point3[] {
  const [low, high] = [terrain.groundAt(from), terrain.groundAt(to)];
  return Array.from({ length: 25 }, (_, step) => {
    const t = step / 24;
    const up = low + (high - low) * t + ARC * 4 * t * (1 - t) * 0.6 + LIFT;
    return placed(drawing, between(from, to, t), up);
  });
}

/** A triangle that points somewhere. */
function head(at: Point3, towards: Point3, ink: Rgb, { casing }: Inks): Solid {
  const length = Math.hypot(towards[0] - at[0], towards[2] - at[2]) || 1;
  const [x, z] = [(towards[0] - at[0]) / length, (towards[2] - at[2]) / length];
  const triangle = (size: number, lift: number): Form => {
    const corner = (ahead: number, aside: number): Corner => ({
      at: [at[0] + (x * ahead - z * aside) * size, at[1] + lift, at[2] + (z * ahead + x * aside) * size],
      normal: [0, 1, 0],
    });
    return sheet([
      [corner(-0.1, -0.13), corner(-0.1, 0.13)],
      [corner(0.13, 0), corner(0.13, 0)],
    ]);
  };
  return joined(painted(triangle(1.45, 2 * LAYER), casing), painted(triangle(1, 3 * LAYER), ink));
}

/** Points of a line that lies on the ground, close to each other, and never below an edge beside it. */
export function drape(drawing: MapDrawing, terrain: Terrain, points: readonly Point[]): readonly Point3[] {
  const close = points.flatMap((from, index) => {
    const to = points[index + 1];
    if (to === undefined) return [from];
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP));
    return Array.from({ length: steps }, (_, step) => between(from, to, step / steps));
  });
  const heights = close.map((point) => terrain.groundAt(point));
  return close.map((point, index) => {
    const beside = heights.slice(Math.max(0, index - 2), index + 3);
    return placed(drawing, point, Math.max(...beside) + LIFT);
  });
}

/** A line with a casing that sets it off from any ground. */
function doubled({ points, ink, width, dash }: Line, { casing }: Inks): Solid {
  const parts = dash === undefined ? [points] : dashes(points, dash);
  const ribbons = (breadth: number, lift: number): Form =>
    joinedForms(...parts.map((part) => ribbon(part, breadth / 2 / SCALE, lift)));
  return joined(painted(ribbons(width + 2 * CASING, 0), casing), painted(ribbons(width, LAYER), ink));
}

/** A flat band along points. */
function ribbon(points: readonly Point3[], half: number, lift: number): Form {
  const row = (sign: 1 | -1): readonly Corner[] =>
    points.map((at, index): Corner => {
      const [before, after] = [
        points[Math.max(0, index - 1)]!,
        points[Math.min(points.length - 1, index + 1)]!,
      ];
      const length = Math.hypot(after[0] - before[0], after[2] - before[2]) || 1;
      const [x, z] = [(after[0] - before[0]) / length, (after[2] - before[2]) / length];
      return { at: [at[0] - z * half * sign, at[1] + lift, at[2] + x * half * sign], normal: [0, 1, 0] };
    });
  return sheet([row(-1), row(1)]);
}

/** The parts of a line that are drawn. */
export function dashes(
  points: readonly Point3[],
  [on, off]: readonly [on: number, off: number],
): readonly (readonly Point3[])[] {
  const parts: Point3[][] = [[]];
  let way = 0;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1] ?? to;
    const length = Math.hypot(to[0] - from[0], to[2] - from[2]) * SCALE;
    const steps = Math.max(1, Math.ceil(length / 2));
    for (let step = 1; step <= steps; step++) {
      way += length / steps;
      const share = step / steps;
      const at = [0, 1, 2].map((i) => from[i]! + (to[i]! - from[i]!) * share) as unknown as Point3;
      if (way % (on + off) < on) parts.at(-1)!.push(at);
      else if (parts.at(-1)!.length > 0) parts.push([]);
    }
  }
  return parts.filter((part) => part.length > 1);
}
