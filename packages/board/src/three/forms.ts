import type { Point3 } from './measures.ts';
import { type Corner, type Form, fan, joinedForms, scaled, sheet, unit } from './solid.ts';

/** A point of a flat drawing. */
export type Point2 = readonly [number, number];

const FULL = 2 * Math.PI;
const UP: Point3 = [0, 1, 0];

/** Points of a square with round corners, in order. */
export function roundedSquare(half: number, radius: number, segments: number): Point2[] {
  return roundedCorners(half, radius, segments).map(({ at }) => at);
}

/** A block with round corners and a bevelled upper edge; it has no underside, and stands on 0. */
export function block(
  half: number,
  height: number,
  radius: number,
  bevel: { readonly size: number; readonly segments: number },
  segments: number,
  rings: readonly number[] = [],
): Form {
  const ring = (inset: number, y: number, tilt: number): Corner[] => {
    const corners = roundedCorners(half - inset, Math.max(radius - inset, 0.01), segments).map(
      ({ at: [x, z], out }): Corner => ({
        at: [x, y, z],
        normal: [out[0] * Math.cos(tilt), Math.sin(tilt), out[1] * Math.cos(tilt)],
      }),
    );
    return [...corners, corners[0]!];
  };
  const rows = [0, ...rings].map((share) => ring(0, share * height, 0));
  for (let i = 0; i <= bevel.segments; i++) {
    const tilt = (Math.PI / 2) * (i / bevel.segments);
    rows.push(ring(bevel.size * (1 - Math.cos(tilt)), height - bevel.size * (1 - Math.sin(tilt)), tilt));
  }
  const roof = roundedSquare(half - bevel.size, Math.max(radius - bevel.size, 0.01), segments);
  return joinedForms(
    sheet(rows),
    fan(
      [0, height, 0],
      roof.map(([x, z]): Point3 => [x, height, z]),
      UP,
    ),
  );
}

/** What a profile of radius and height becomes on a wheel; a point given twice is a sharp edge. */
export function lathe(profile: readonly Point2[], segments: number): Form {
  const slopes = profile.slice(1).map(([r, y], i): Point2 => [y - profile[i]![1], profile[i]![0] - r]);
  const isFlat = (slope: Point2 | undefined): boolean => !slope || Math.hypot(...slope) < 1e-6;
  const rows = profile.map(([r, y], i): Corner[] => {
    const sides = [slopes[i - 1], slopes[i]].filter((slope) => !isFlat(slope)) as Point2[];
    const [out, up] = sides.map(direction).reduce((a, b): Point2 => [a[0] + b[0], a[1] + b[1]], [0, 0]);
    return Array.from({ length: segments + 1 }, (_, j): Corner => {
      const [s, c] = [Math.sin((FULL * j) / segments), Math.cos((FULL * j) / segments)];
      return { at: [r * s, y, r * c], normal: unit([out * s, up, out * c]) };
    });
  });
  return sheet(rows);
}

/** A soft line through all points. */
export function smooth(points: readonly Point2[], steps: number): Point2[] {
  const at = (i: number): Point2 => points[Math.min(Math.max(i, 0), points.length - 1)]!;
  return points.slice(1).flatMap((_, i) =>
    Array.from({ length: i === points.length - 2 ? steps + 1 : steps }, (_, step): Point2 => {
      const t = step / steps;
      const along = (axis: 0 | 1): number => {
        const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]];
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      };
      return [Math.max(along(0), 0), along(1)];
    }),
  );
}

/** A ball, or the part of it above a share of its height (0 for the whole, 0.5 for the upper half). */
export function ball(radius: number, around: number, up: number, from = 0): Form {
  const profile = Array.from({ length: up + 1 }, (_, i): Point2 => {
    const angle = Math.PI * (from - 0.5 + (1 - from) * (i / up));
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  return lathe(profile, around);
}

/** A ball of other half axes. */
export function egg(x: number, y: number, z: number, around: number, up: number): Form {
  return scaled(ball(1, around, up), x, y, z);
}

/** A ring upright before the viewer, or a part of it that begins at the right. */
export function torus(
  radius: number,
  thickness: number,
  around: number,
  sides: number,
  arc: number = FULL,
): Form {
  const rows = Array.from({ length: around + 1 }, (_, i): Corner[] => {
    const [s, c] = [Math.sin((arc * i) / around), Math.cos((arc * i) / around)];
    return Array.from({ length: sides + 1 }, (_, j): Corner => {
      const out = Math.cos((FULL * j) / sides);
      const normal: Point3 = [out * c, out * s, Math.sin((FULL * j) / sides)];
      return {
        at: [radius * c + thickness * normal[0], radius * s + thickness * normal[1], thickness * normal[2]],
        normal,
      };
    });
  });
  return sheet(rows);
}

/** A stick upright on 0, with round ends. */
export function stick(radius: number, length: number, around: number): Form {
  const end = (sign: 1 | -1, y: number): Point2[] =>
    [0, 1, 2].map((i): Point2 => {
      const angle = (Math.PI / 2) * (sign === 1 ? i / 2 : 1 - i / 2);
      return [radius * Math.cos(angle), y + sign * radius * Math.sin(angle)];
    });
  return lathe([...end(-1, radius), ...end(1, length - radius)], around);
}

/** A drawing (x, y) made thick towards the viewer; it has no back. */
export function prism(outline: readonly Point2[], depth: number, middle: Point2 = centre(outline)): Form {
  const front = fan(
    [...middle, depth],
    outline.map(([x, y]): Point3 => [x, y, depth]),
    [0, 0, 1],
  );
  const sides = outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length]!;
    const normal = outwards(from, to, middle);
    const edge = (z: number): Corner[] => [from, to].map((p): Corner => ({ at: [...p, z], normal }));
    return sheet([edge(0), edge(depth)]);
  });
  return joinedForms(front, ...sides);
}

/** A flat drawing that lies on the ground; its second axis points away from the viewer. */
export function flat(outline: readonly Point2[], y = 0, middle: Point2 = centre(outline)): Form {
  return fan(
    [middle[0], y, -middle[1]],
    outline.map(([x, up]): Point3 => [x, y, -up]),
    UP,
  );
}

/** A flat band between two outlines of as many points, lying on the ground. */
export function band(inner: readonly Point2[], outer: readonly Point2[], y = 0): Form {
  const row = (points: readonly Point2[]): Corner[] =>
    [...points, points[0]!].map(([x, up]): Corner => ({ at: [x, y, -up], normal: UP }));
  return sheet([row(inner), row(outer)]);
}

/** Points of a circle, or of an upright ellipse. */
export function circle(radius: number, segments: number, height: number = radius): Point2[] {
  return Array.from({ length: segments }, (_, i): Point2 => {
    const angle = (FULL * i) / segments;
    return [radius * Math.cos(angle), height * Math.sin(angle)];
  });
}

/** A rectangle that stands on 0. */
export function rectangle(width: number, height: number): Point2[] {
  return [
    [-width / 2, 0],
    [width / 2, 0],
    [width / 2, height],
    [-width / 2, height],
  ];
}

/** A rectangle under half a circle. */
export function arch(width: number, height: number, segments: number): Point2[] {
  const radius = width / 2;
  const bow = Array.from({ length: segments + 1 }, (_, i): Point2 => {
    const angle = (Math.PI * i) / segments;
    return [radius * Math.cos(angle), height - radius + radius * Math.sin(angle)];
  });
  return [[-radius, 0], [radius, 0], ...bow];
}

/** A star of so many points. */
export function star(points: number, outer: number, inner: number): Point2[] {
  return Array.from({ length: 2 * points }, (_, i): Point2 => {
    const [angle, radius] = [(Math.PI * i) / points, i % 2 ? inner : outer];
    return [radius * Math.sin(angle), radius * Math.cos(angle)];
  });
}

/** A cross of two bars. */
export function cross(length: number, width: number): Point2[] {
  const [l, w] = [length / 2, width / 2];
  return [
    [w, w],
    [w, l],
    [-w, l],
    [-w, w],
    [-l, w],
    [-l, -w],
    [-w, -w],
    [-w, -l],
    [w, -l],
    [w, -w],
    [l, -w],
    [l, w],
  ];
}

function roundedCorners(half: number, radius: number, segments: number): { at: Point2; out: Point2 }[] {
  const middles: Point2[] = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ];
  return middles.flatMap(([x, y], corner) =>
    Array.from({ length: segments + 1 }, (_, i) => {
      const angle = (Math.PI / 2) * (corner + i / segments);
      const out: Point2 = [Math.cos(angle), Math.sin(angle)];
      const reach = half - radius;
      return { at: [x * reach + radius * out[0], y * reach + radius * out[1]] as const, out };
    }),
  );
}

function centre(points: readonly Point2[]): Point2 {
  const sum = points.reduce((a, b): Point2 => [a[0] + b[0], a[1] + b[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

function outwards(from: Point2, to: Point2, middle: Point2): Point3 {
  const [x, y] = direction([to[1] - from[1], from[0] - to[0]]);
  const isInward = x * (from[0] + to[0] - 2 * middle[0]) + y * (from[1] + to[1] - 2 * middle[1]) < 0;
  return isInward ? [-x, -y, 0] : [x, y, 0];
}

function direction([x, y]: Point2): Point2 {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
