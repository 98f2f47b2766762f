import { clearance, clearest, type Face } from './faces.ts';
import type { Point } from './projection.ts';

/** How far before the middle of its square an arrow stops, so that the figure there is seen. */
const STOP = 36;
/** Where roofs are seen close to each other an arrow goes around the figure, to its right. */
const CLOSE = 80;
const AROUND = { tip: 34, bend: 62 };
const SAMPLES = Array.from({ length: 17 }, (_, i) => i / 16);
/** How broad the line is, and its head, to each side. */
const LINE_RADIUS = 6;
const HEAD_RADIUS = 11;
/** Where a way may begin besides the middle of its square, where it may end beside the feet there, and how it may bend. */
const STARTS: readonly Point[] = [
  [0, 0],
  [30, 4],
  [-30, 4],
  [0, 20],
];
const TIPS: readonly Point[] = [
  [36, -2],
  [-36, -2],
  [27, 17],
  [-27, 17],
  [0, 27],
];
const BOWS = [26, 36, -36, 64, -64, 96, -96];

/** A bow: where it begins, what it bends towards, and where it ends. */
interface Way {
  readonly start: Point;
  readonly bend: Point;
  readonly tip: Point;
}

/** A way from one place to another over nobody's face, as direct as can be. */
export function clearWay(faces: readonly Face[], from: Point, to: Point): Way {
  return clearest(waysBetween(from, to), (way) =>
    Math.min(
      ...SAMPLES.map((share) => clearance(faces, alongWay(way, share), LINE_RADIUS)),
      clearance(faces, way.tip, HEAD_RADIUS),
    ),
  );
}

/** The place after some share of a way. */
export function alongWay({ start, bend, tip }: Way, share: number): Point {
  const at = (axis: 0 | 1): number =>
    (1 - share) ** 2 * start[axis] + 2 * share * (1 - share) * bend[axis] + share ** 2 * tip[axis];
  return [at(0), at(1)];
}

/** Ways between two places, the plainest first. */
function* waysBetween(from: Point, to: Point): Generator<Way> {
  const isClose = Math.hypot(to[0] - from[0], to[1] - from[1]) < CLOSE;
  if (isClose)
    yield {
      start: from,
      bend: [Math.max(from[0], to[0]) + AROUND.bend, (from[1] + to[1]) / 2],
      tip: [to[0] + AROUND.tip, to[1] - 4],
    };
  for (const [right, down] of STARTS) {
    const start: Point = [from[0] + right, from[1] + down];
    const tips = [towards(to, start, STOP), ...TIPS.map(([u, v]): Point => [to[0] + u, to[1] + v])];
    for (const tip of tips)
      for (const bow of BOWS) {
        const middle: Point = [(start[0] + tip[0]) / 2, (start[1] + tip[1]) / 2];
        yield {
          start,
          tip,
          bend: bow === BOWS[0] ? [middle[0], middle[1] - bow] : aside(middle, start, tip, bow),
        };
      }
  }
}

/** A place so far to the left of the middle of a line. */
function aside(middle: Point, start: Point, tip: Point, left: number): Point {
  const length = Math.hypot(tip[0] - start[0], tip[1] - start[1]) || 1;
  return [
    middle[0] + ((tip[1] - start[1]) / length) * left,
    middle[1] - ((tip[0] - start[0]) / length) * left,
  ];
}

/** The place so far from one towards another. */
export function towards(from: Point, to: Point, distance: number): Point {
  const [du, dv] = [to[0] - from[0], to[1] - from[1]];
  const part = distance / Math.hypot(du, dv);
  return [from[0] + du * part, from[1] + dv * part];
}
