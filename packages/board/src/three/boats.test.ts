import { expect, test } from 'vitest';
import { SHAPES } from '../../test/shapes.ts';
import { FIVE_BY_FIVE } from '../grid.ts';
import { type Berth, BOAT_COUNT, berthsIn, boatSolid } from './boats.ts';
import { homeView, projected } from './camera.ts';
import { landOf } from './land.ts';
import type { Point3 } from './measures.ts';
import { PALETTES } from './palette.ts';
import { moved, scaled, turnedY } from './solid.ts';

/** The stage of a phone and of a desktop, and what lies before, between and after. */
const ASPECTS = [0.46, 0.6, 0.82, 1, 1.24, 1.6, 2.2];
const BOAT = boatSolid(PALETTES.light);
const LAND = landOf(FIVE_BY_FIVE, 0);

function cornersOf({ x, z, turn, size }: Berth, seaLevel: number): readonly Point3[] {
  const { positions } = moved(scaled(turnedY(BOAT, turn), size, size, size), x, seaLevel, z);
  return positions.flatMap((at, i) =>
    i % 3 === 0 ? [[at, positions[i + 1]!, positions[i + 2]!] as const] : [],
  );
}

test.each(SHAPES)('every boat at %s is seen as a whole from home', (_, shape) => {
  const land = landOf(shape, 0);
  for (const aspect of ASPECTS) {
    const view = homeView(aspect, land.seen);
    for (const berth of berthsIn(land, view, aspect)) {
      const corners = cornersOf(berth, land.seaLevel);
      const seen = corners.flatMap((at) => projected(at, view, aspect));
      expect(Math.max(...seen.map(Math.abs))).toBeLessThan(1);
    }
  }
});

test.each([0.82, 1.24])('all boats have room at five by five, %f times as wide as high', (aspect) => {
  expect(berthsIn(LAND, homeView(aspect, FIVE_BY_FIVE), aspect)).toHaveLength(BOAT_COUNT);
});

test.each(ASPECTS)('no two boats lie close together, nor ashore, %f times as wide as high', (aspect) => {
  const berths = berthsIn(LAND, homeView(aspect, FIVE_BY_FIVE), aspect);
  const [one, other] = berths;
  if (one && other) expect(Math.hypot(one.x - other.x, one.z - other.z)).toBeGreaterThan(1.6);
  for (const { x, z } of berths) expect(Math.max(Math.abs(x), Math.abs(z))).toBeGreaterThan(3.8);
});
