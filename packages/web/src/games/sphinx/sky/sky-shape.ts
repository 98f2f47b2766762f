import { PATHS, type Path, TREE_PLACES, type TreeNode } from '@thera/sphinx';

/** A point of the sky. */
export type Point = readonly [x: number, y: number];

/** The sky for a shape of screen. */
export interface SkyShape {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  /** How far each ring is from Polaris, from below to above. */
  readonly rings: readonly number[];
  /** How much wider than high they are. */
  readonly stretch: number;
  /** Half the width of a niche. */
  readonly niche: number;
  /** The height of a name. */
  readonly label: number;
  /** Half the height of a diamond, and the radius of a +1 star. */
  readonly diamond: number;
  readonly star: number;
  /** How long arrows are. */
  readonly arrow: number;
}

const ringsOf = (radius: number, inner: number, middle: number): readonly number[] => [
  0,
  radius * inner,
  radius * middle,
  radius,
];

export const WIDE_SKY: SkyShape = {
  width: 1060,
  height: 840,
  centre: [530, 414],
  rings: ringsOf(360, 0.36, 0.68),
  stretch: 1.3,
  niche: 24.5,
  label: 13,
  diamond: 7.2,
  star: 12,
  arrow: 14,
};

export const NARROW_SKY: SkyShape = {
  width: 390,
  height: 590,
  centre: [195, 290],
  rings: ringsOf(246, 0.33, 0.66),
  stretch: 0.7,
  niche: 16,
  label: 11,
  diamond: 5.2,
  star: 8.5,
  arrow: 8,
};

/** Where a god, or Polaris, is. */
export function placeOf({ centre: [cx, cy], rings, stretch }: SkyShape, node: TreeNode): Point {
  const { ring, angle } = TREE_PLACES[node];
  return onRing([cx, cy], rings[ring]!, stretch, angle);
}

function onRing([cx, cy]: Point, radius: number, stretch: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + Math.sin(angle) * radius * stretch, cy - Math.cos(angle) * radius];
}

/** The course of a path from end to end: along its ring if both ends are on the same, otherwise straight. */
export function courseOf(shape: SkyShape, { ends: [from, to] }: Path): (share: number) => Point {
  const one = TREE_PLACES[from];
  const other = TREE_PLACES[to];
  if (one.ring === other.ring) {
    const turn = ((other.angle - one.angle + 540) % 360) - 180;
    return (share) => onRing(shape.centre, shape.rings[one.ring]!, shape.stretch, one.angle + turn * share);
  }
  const [ax, ay] = placeOf(shape, from);
  const [bx, by] = placeOf(shape, to);
  return (share) => [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** Where the diamonds of a path lie: clear of the niches, and of the names below them. */
export function diamondPlaces(shape: SkyShape, path: Path): readonly Point[] {
  const course = courseOf(shape, path);
  if (path.diamonds === 1) return [course(0.5)];
  const [ax, ay] = course(0);
  const [bx, by] = course(1);
  const length = Math.hypot(bx - ax, by - ay);
  const slope = (by - ay) / length;
  const below = (steepness: number): number =>
    Math.min(1, Math.max(0, steepness * 1.25)) * (shape.label * 1.6);
  const room = shape.niche + shape.diamond;
  const start = Math.min(0.4, (room + below(slope)) / length);
  const end = 1 - Math.min(0.4, (room + below(-slope)) / length);
  return Array.from({ length: path.diamonds }, (_, n) =>
    course(start + ((end - start) * (n + 0.5)) / path.diamonds),
  );
}

/** The paths of a node. */
export const pathsAt = (node: TreeNode): readonly Path[] => PATHS.filter(({ ends }) => ends.includes(node));

/** The other end of a path. */
export const otherEnd = ({ ends: [one, other] }: Path, node: TreeNode): TreeNode =>
  one === node ? other : one;
