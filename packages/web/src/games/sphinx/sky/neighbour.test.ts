import { PATHS, POLARIS, STAR_IDS, TREE_GODS, type TreeNode } from '@thera/sphinx';
import { expect, test } from 'vitest';
import { DIRECTIONS, neighbourTowards } from './neighbour.ts';
import { diamondPlaces, NARROW_SKY, placeOf, WIDE_SKY } from './sky-shape.ts';
import { starPlaces } from './star-places.ts';

const SHAPES = [
  ['wide', WIDE_SKY],
  ['narrow', NARROW_SKY],
] as const;

test.each(SHAPES)('on a %s sky every god is reached from Polaris with the arrow keys', (_, shape) => {
  const reached = new Set<TreeNode>([POLARIS]);
  for (const node of reached)
    for (const direction of Object.values(DIRECTIONS)) {
      const next = neighbourTowards(shape, node, direction);
      if (next !== undefined) reached.add(next);
    }
  expect(TREE_GODS.filter((god) => !reached.has(god))).toEqual([]);
});

test.each(SHAPES)(
  'on a %s sky everything is in sight, and no star lies on a god or a diamond',
  (_, shape) => {
    const stars = Object.values(starPlaces(shape));
    const gods = TREE_GODS.map((god) => placeOf(shape, god));
    const diamonds = PATHS.flatMap((path) => diamondPlaces(shape, path));
    expect(stars).toHaveLength(STAR_IDS.length);
    for (const [x, y] of [...stars, ...gods, ...diamonds]) {
      expect(x).toBeGreaterThan(shape.niche);
      expect(x).toBeLessThan(shape.width - shape.niche);
      expect(y).toBeGreaterThan(shape.niche);
      expect(y).toBeLessThan(shape.height - shape.niche - shape.label);
    }
    for (const [x, y] of stars) {
      for (const [gx, gy] of gods)
        expect(Math.hypot(x - gx, y - gy)).toBeGreaterThan(shape.niche + shape.star * 0.6);
      for (const [dx, dy] of diamonds) expect(Math.hypot(x - dx, y - dy)).toBeGreaterThan(shape.star);
    }
  },
);
