import { type Coast, type CoastPoint, coastAt, type Pair, RIM } from './coast.ts';
import type { Side } from './coast-sides.ts';

/** A corner of a coast before it is rounded. */
interface Vertex {
  readonly edge: Pair;
  readonly out: Pair;
  readonly roundness: number;
}

const ROUNDNESS = { convex: 0.42, concave: 0.22 };
const BEND_STEPS = 6;
const SPACING = 0.24;

/** The coast along some sides, with a bend at every corner. */
export function roundedCoast(sides: readonly Side[]): Coast {
  const vertices = sides.flatMap((side, index) => verticesBetween(sides.at(index - 1)!, side));
  const points = vertices.flatMap((vertex, index) =>
    bendAt(
      vertices.at(index - 1)!,
      vertex,
      vertices[(index + 1) % vertices.length]!,
      vertices[(index + 2) % vertices.length]!,
    ),
  );
  return measured(points);
}

function verticesBetween(before: Side, after: Side): readonly Vertex[] {
  const edge = after.from;
  const out = ({ normal, pace }: Side): Pair => [normal[0] * pace, normal[1] * pace];
  const [a, b] = [out(before), out(after)];
  const bend = before.normal[0] * after.normal[1] - before.normal[1] * after.normal[0];
  const roundness = bend < 0 ? ROUNDNESS.concave : ROUNDNESS.convex;
  // Where a straight coast comes nearer to other land it steps back.
  if (bend === 0) return [a, b].map((step) => ({ edge, out: step, roundness }));
  return [{ edge, out: [a[0] + b[0], a[1] + b[1]], roundness }];
}

type Point = Pick<CoastPoint, 'edge' | 'out'>;

/** Between two points, also beyond them. */
function mixed(a: Point, b: Point, share: number): Point {
  const mix = (p: Pair, q: Pair): Pair => [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
  return { edge: mix(a.edge, b.edge), out: mix(a.out, b.out) };
}

const lengthOnRim = (a: Point, b: Point): number => {
  const [from, to] = [coastAt(a, RIM), coastAt(b, RIM)];
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
};

/** The bend at a corner, and the straight part from there to the next one. */
function bendAt(before: Vertex, vertex: Vertex, after: Vertex, beyond: Vertex): readonly Point[] {
  const radius = bendRadius(before, vertex, after);
  const straight = lengthOnRim(vertex, after);
  const start = mixed(vertex, before, radius / lengthOnRim(vertex, before));
  const end = mixed(vertex, after, radius / straight);
  const bend = Array.from({ length: BEND_STEPS + 1 }, (_, step) => {
    const share = step / BEND_STEPS;
    return mixed(mixed(start, vertex, share), mixed(vertex, end, share), share);
  });
  const rest = straight - radius - bendRadius(vertex, after, beyond);
  const steps = Math.max(Math.floor(rest / SPACING), 0);
  const between = Array.from({ length: steps }, (_, step) =>
    mixed(vertex, after, (radius + (rest * (step + 1)) / (steps + 1)) / straight),
  );
  return [...bend, ...between];
}

const bendRadius = (before: Vertex, vertex: Vertex, after: Vertex): number =>
  Math.min(vertex.roundness, lengthOnRim(before, vertex) / 2, lengthOnRim(vertex, after) / 2);

/** Points with what follows from those around them. */
function measured(points: readonly Point[]): Coast {
  const lengths = points.map((point, index) => lengthOnRim(point, points[(index + 1) % points.length]!));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let gone = 0;
  return points.map((point, index) => {
    const [a, b] = [points.at(index - 1)!, points[(index + 1) % points.length]!].map((each) =>
      coastAt(each, RIM),
    ) as [Pair, Pair];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy) || 1;
    const angle = (2 * Math.PI * gone) / whole;
    gone += lengths[index]!;
    return { ...point, normal: [dy / length, -dx / length], angle };
  });
}
