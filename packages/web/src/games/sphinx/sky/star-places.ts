import { PATHS, POLARIS, STAR_ARROWS, STAR_IDS, type StarId, TREE_GODS, type TreeNode } from '@thera/sphinx';
import { diamondPlaces, type Point, placeOf, type SkyShape } from './sky-shape.ts';

const NODES: readonly TreeNode[] = [POLARIS, ...TREE_GODS];
const ROUNDS = 260;
const PUSH = 0.25;

/** Something that a star keeps a distance from. */
type Obstacle = readonly [place: Point, distance: number];

/** Where the +1 stars are: among their three gods, pushed away from everything else. */
export function starPlaces(shape: SkyShape): Readonly<Record<StarId, Point>> {
  const obstacles: Obstacle[] = [
    ...NODES.flatMap((node): readonly Obstacle[] => {
      const [x, y] = placeOf(shape, node);
      return [
        [[x, y], shape.niche + shape.star + shape.arrow * 0.9],
        [[x, y + shape.niche + shape.label * 0.6], shape.star + shape.label * 2.3],
      ];
    }),
    ...PATHS.flatMap((path) =>
      diamondPlaces(shape, path).map((place): Obstacle => [place, shape.star + shape.diamond * 1.5]),
    ),
  ];
  const places = STAR_IDS.map((star) => {
    const place = settled(startOf(shape, star), obstacles);
    obstacles.push([place, shape.star * 2 + 20]);
    return [star, place] as const;
  });
  return Object.fromEntries(places) as Record<StarId, Point>;
}

/** Two stars share the crowded north: they begin where it is less crowded, among these. */
const BESIDE: Readonly<Partial<Record<StarId, readonly TreeNode[]>>> = {
  S7: ['chronus', 'proteus', 'iris'],
  S12: ['eris', 'eris', 'tyche', 'bia'],
};

function startOf(shape: SkyShape, star: StarId): Point {
  const gods: readonly TreeNode[] = BESIDE[star] ?? STAR_ARROWS[star];
  const places = gods.map((god) => placeOf(shape, god));
  const mean = (axis: 0 | 1): number => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return [mean(0), mean(1)];
}

function settled(start: Point, obstacles: readonly Obstacle[]): Point {
  let [x, y] = start;
  for (let round = 0; round < ROUNDS; round++) {
    let dx = 0;
    let dy = 0;
    for (const [[ox, oy], distance] of obstacles) {
      const gap = Math.hypot(x - ox, y - oy) || 1;
      if (gap >= distance) continue;
      dx += ((x - ox) / gap) * (distance - gap) * PUSH;
      dy += ((y - oy) / gap) * (distance - gap) * PUSH;
    }
    x += dx;
    y += dy;
  }
  return [x, y];
}
