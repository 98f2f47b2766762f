import { describe, expect, test } from 'vitest';
import { RAID } from '../../test/raid.ts';
import { ISLES } from '../../test/shapes.ts';
import { FIVE_BY_FIVE, type Grid } from '../grid.ts';
import { type Colour, MARK_KINDS, TOKEN_KINDS, WORKER_KINDS, type WorkerKind } from '../scene.ts';
import { boatSolid } from './boats.ts';
import { bridgesSolid } from './bridges.ts';
import { domeSolid, drumSolid } from './dome.ts';
import { foamSolid } from './foam.ts';
import { islandSolid } from './island.ts';
import { landOf } from './land.ts';
import { postsSolid, thresholdsSolid } from './landing-posts.ts';
import { landingSpots } from './landing-spots.ts';
import { markSolid } from './marks.ts';
import { LEVELS } from './measures.ts';
import { PALETTES } from './palette.ts';
import { pavingSolid, tintSolid } from './paving-solids.ts';
import { baseSolid } from './piece-base.ts';
import { pointerSolid } from './pointers.ts';
import { scenerySolid } from './scenery.ts';
import { seaSolid } from './sea.ts';
import { type Solid, triangleCount } from './solid.ts';
import { TIER_MEANS, TIERS } from './tiers.ts';
import { TOKEN_SOLIDS } from './tokens.ts';
import { levelSolid } from './towers.ts';
import { workerSolid } from './workers.ts';

const NOON = PALETTES.light;
const COLOURS: readonly Colour[] = [0, 1, 2, 3];

/** Triangles that a merged level, a dome with its drum, and a figure may have. */
const BUDGETS = {
  low: { levels: [704, 640, 432], dome: 406, figure: 2000 },
  medium: { levels: [976, 928, 688], dome: 652, figure: 2000 },
  high: { levels: [1376, 1376, 1040], dome: 856, figure: 2000 },
} as const;

describe.each(TIERS)('%s tier', (tier) => {
  const means = TIER_MEANS[tier];

  test.each([0, 1, 2])('level %i is within its budget', (level) => {
    expect(triangleCount(levelSolid(level, NOON, means))).toBeLessThanOrEqual(BUDGETS[tier].levels[level]!);
  });

  test('a dome is within its budget', () => {
    const count = triangleCount(domeSolid(NOON, means)) + triangleCount(drumSolid(NOON, means));
    expect(count).toBeLessThanOrEqual(BUDGETS[tier].dome);
  });

  test.each(COLOURS)('figures of colour %i are within their budget', (colour) => {
    for (const kind of WORKER_KINDS)
      expect(triangleCount(workerSolid(kind, colour, NOON, means))).toBeLessThanOrEqual(BUDGETS[tier].figure);
  });
});

/** What a board lies on. */
function landSolids(name: string, shape: Grid): Readonly<Record<string, Solid>> {
  const land = landOf(shape, 0);
  return {
    [`island of ${name}`]: islandSolid(land, NOON),
    [`sea around ${name}`]: seaSolid(land, NOON),
    [`foam around ${name}`]: foamSolid(land, NOON, TIER_MEANS.low),
    [`scenery of ${name}`]: scenerySolid(land, NOON),
  };
}

const SOLIDS: Readonly<Record<string, Solid>> = {
  ...landSolids('five by five', FIVE_BY_FIVE),
  ...landSolids('isles', ISLES),
  boat: boatSolid(NOON),
  bridges: bridgesSolid(ISLES, NOON),
  base: baseSolid(NOON.seats[0], NOON, false),
  'the base of who is stunned': baseSolid(NOON.seats[0], NOON, true),
  'what lies on the paving': pavingSolid(RAID, 1, NOON),
  'the tint of zones': tintSolid(RAID, 0, NOON),
  posts: postsSolid(landingSpots(RAID, 0), NOON),
  thresholds: thresholdsSolid(landingSpots(RAID, 3), NOON),
  'a man of nobody': workerSolid('man', undefined, NOON, TIER_MEANS.low),
  dome: domeSolid(NOON, TIER_MEANS.high),
  drum: drumSolid(NOON, TIER_MEANS.high),
  ...Object.fromEntries(LEVELS.map((_, i) => [`level ${i}`, levelSolid(i, NOON, TIER_MEANS.low)])),
  ...Object.fromEntries(
    COLOURS.map((colour) => [`colour ${colour}`, workerSolid('woman', colour, NOON, TIER_MEANS.low)]),
  ),
  ...Object.fromEntries(TOKEN_KINDS.map((kind) => [kind, TOKEN_SOLIDS[kind](NOON)])),
  ...Object.fromEntries(MARK_KINDS.map((kind) => [`mark ${kind}`, markSolid(kind, NOON)])),
  wind: pointerSolid('wind', NOON),
  arrow: pointerSolid('arrow', NOON),
};

describe.each(Object.entries(SOLIDS))('%s', (_, solid) => {
  test('has a normal, a colour and a glow at every corner', () => {
    const corners = 3 * triangleCount(solid);
    expect(corners).toBeGreaterThan(0);
    expect(Number.isInteger(corners)).toBe(true);
    expect(solid.normals).toHaveLength(3 * corners);
    expect(solid.colours).toHaveLength(3 * corners);
    expect(solid.glows).toHaveLength(corners);
    expect([...solid.positions, ...solid.normals, ...solid.colours].every(Number.isFinite)).toBe(true);
  });

  test('shows the side to which its normals point', () => {
    expect(facesTurnedAway(solid)).toBe(0);
  });
});

test.each(TOKEN_KINDS)('a %s stays on its square', (kind) => {
  const { positions } = TOKEN_SOLIDS[kind](NOON);
  const across = positions.filter((_, i) => i % 3 !== 1);
  expect(Math.max(...across.map(Math.abs))).toBeLessThanOrEqual(0.55);
});

test('every colour has a silhouette of its own', () => {
  const shapes = COLOURS.map((colour) => workerSolid('woman', colour, NOON, TIER_MEANS.low).positions);
  const extents = shapes.map((positions) =>
    [0, 1].map((axis) => Math.max(...positions.filter((_, i) => i % 3 === axis)).toFixed(2)).join(),
  );
  expect(new Set(extents).size).toBe(COLOURS.length);
});

test.each(COLOURS)('woman and man of colour %i differ in their silhouette by more than a fifth', (colour) => {
  const widthAt = (kind: WorkerKind, low: number, high: number): number => {
    const { positions } = workerSolid(kind, colour, NOON, TIER_MEANS.low);
    return Math.max(
      ...positions.filter((_, i) => i % 3 === 0 && positions[i + 1]! >= low && positions[i + 1]! <= high),
    );
  };
  expect(widthAt('woman', 0, 0.1)).toBeGreaterThan(1.2 * widthAt('man', 0, 0.1));
  // Stretched arms are as wide on both.
  if (colour !== 1) expect(widthAt('man', 0.4, 0.5)).toBeGreaterThan(1.2 * widthAt('woman', 0.4, 0.5));
});

test('windows shine at night only', () => {
  const glow = (theme: 'light' | 'dark'): number =>
    Math.max(...levelSolid(1, PALETTES[theme], TIER_MEANS.low).glows);
  expect(glow('light')).toBe(0);
  expect(glow('dark')).toBeGreaterThan(1);
});

function facesTurnedAway({ positions, normals }: Solid): number {
  let count = 0;
  for (let i = 0; i < positions.length; i += 9) {
    const side = (corner: number): number[] =>
      [0, 1, 2].map((k) => positions[i + corner + k]! - positions[i + k]!);
    const [u, v] = [side(3), side(6)];
    const face = [0, 1, 2].map((k) => u[(k + 1) % 3]! * v[(k + 2) % 3]! - u[(k + 2) % 3]! * v[(k + 1) % 3]!);
    const along = [0, 3, 6].map((corner) =>
      [0, 1, 2].reduce((sum, k) => sum + face[k]! * normals[i + corner + k]!, 0),
    );
    if (along.reduce((sum, value) => sum + value, 0) < -1e-12) count++;
  }
  return count;
}
