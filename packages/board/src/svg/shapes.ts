import type { Point } from './projection.ts';

const QUARTERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

/** A square with round corners around a point; with a corner as large as half its width it is a circle. */
export function footprint(x: number, y: number, half: number, corner: number, steps = 4): readonly Point[] {
  return QUARTERS.flatMap(([east, north], quarter) =>
    Array.from({ length: steps + 1 }, (_, step): Point => {
      const angle = ((quarter + step / steps) * Math.PI) / 2;
      return [
        x + east * (half - corner) + corner * Math.cos(angle),
        y + north * (half - corner) + corner * Math.sin(angle),
      ];
    }),
  );
}

/** The smallest convex outline around some points. */
export function hull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(sorted: readonly Point[]): readonly Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** A number as short as a drawing needs it. */
export const short = (value: number): number => Math.round(value * 10) / 10;

/** A point as two numbers. */
export const pair = ([u, v]: Point): string => `${short(u)} ${short(v)}`;

/** A closed outline as path data. */
export const outlineOf = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

/** A closed outline as path data that can be moved to many places without being worked out again. */
export function movableOutlineOf(points: readonly Point[]): (to: Point) => string {
  const [u, v] = points[0]!;
  let [penU, penV] = [short(u), short(v)];
  const sides = points.slice(1).map((point) => {
    const side: Point = [point[0] - penU, point[1] - penV];
    // The pen is where the rounded numbers have brought it, so that what is cut off does not add up.
    [penU, penV] = [penU + short(side[0]), penV + short(side[1])];
    return pair(side);
  });
  const rest = `l${sides.join(' ')}z`;
  return (to) => `M${pair([to[0] + u, to[1] + v])}${rest}`;
}

/** A closed line without corners that keeps close to some points, as path data. */
export function smoothOutlineOf(points: readonly Point[]): string {
  const halfway = (index: number): string => {
    const [a, b] = [points[index]!, points[(index + 1) % points.length]!];
    return pair([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  };
  const bends = points.map((point, index) => `Q${pair(point)} ${halfway(index)}`);
  return `M${halfway(points.length - 1)}${bends.join('')}Z`;
}
