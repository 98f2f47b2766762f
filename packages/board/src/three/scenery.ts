import { type Corner, cornerOf, hasGround } from '../grid.ts';
import { mixed, rgb } from './colour.ts';
import { ball, lathe, type Point2, stick } from './forms.ts';
import type { Land } from './land.ts';
import { type Point3, type Spot, spotOf } from './measures.ts';
import type { Palette } from './palette.ts';
import { seeded } from './random.ts';
import {
  type Form,
  joined,
  joinedForms,
  moved,
  painted,
  type Corner as SheetCorner,
  type Solid,
  scaled,
  sheet,
  turnedY,
} from './solid.ts';

/** At which corners bushes grow, how far beyond the middle of the square there, and how large they are. */
const BUSHES: readonly (readonly [corner: Corner, x: number, z: number, size: number])[] = [
  ['far left', -0.6, -0.6, 0.17],
  ['far left', -0.36, -0.7, 0.12],
  ['far right', 0.6, -0.6, 0.16],
  ['near right', 0.58, 0.58, 0.18],
  ['near right', 0.72, 0.34, 0.11],
  ['far left', -0.72, -0.34, 0.1],
];

/** Where boats lie, from the middle of the far left or far right square; how they are turned, and their size. */
const BOATS: readonly (readonly [corner: Corner, x: number, z: number, turn: number, size: number])[] = [
  ['far left', -3.2, 0.4, 0.5, 0.85],
  ['far right', 2.6, -5.2, -0.3, 0.75],
];

/** Bushes on the rim and boats at sea. */
export function scenerySolid({ seen, seaLevel }: Land, palette: Palette): Solid {
  const random = seeded(11);
  const at = (corner: Corner): Spot => spotOf(seen, cornerOf(seen, corner), 0);
  // Where a corner is missing nothing grows, and on rafts neither.
  const bushes = BUSHES.filter(([corner]) => !seen.isTimber && hasGround(seen, cornerOf(seen, corner)));
  return joined(
    ...bushes.map(([corner, x, z, size]) =>
      moved(bushSolid(size, palette, random), at(corner).x + x, 0, at(corner).z + z),
    ),
    ...BOATS.map(([corner, x, z, turn, size]) =>
      moved(
        scaled(turnedY(boatSolid(palette), turn), size, size, size),
        at(corner).x + x,
        seaLevel,
        at(corner).z + z,
      ),
    ),
  );
}

function bushSolid(size: number, palette: Palette, random: () => number): Solid {
  const leaf = rgb(palette.leaf);
  const near = (spread: number): number => (random() - 0.5) * size * spread;
  const tufts = Array.from({ length: 5 }, () => {
    const form = ball(size * (0.5 + random() * 0.35), 8, 5);
    const dark = mixed(leaf, rgb(palette.rock[3]), 0.45);
    const tuft = moved(form, near(1.3), size * (0.45 + random() * 0.5), near(1.3));
    return painted(tuft, ([, y]) => mixed(dark, leaf, Math.min(y / size, 1)));
  });
  const flowers = Array.from({ length: 7 }, () =>
    painted(
      moved(ball(0.026, 4, 3), near(1.8), size * (0.8 + random() * 0.6), near(1.8)),
      rgb(palette.bloom),
    ),
  );
  return joined(...tufts, ...flowers);
}

function boatSolid(palette: Palette): Solid {
  const sail = palette.night ? 0.08 : 0.35;
  const hull = (profile: readonly Point2[]): Form => scaled(lathe(profile, 20), 1, 1, 0.34);
  const water = hull([
    [0.52, 0.012],
    [0.72, 0.013],
  ]);
  const keel = hull([
    [0.4, -0.05],
    [0.47, 0.06],
  ]);
  const side = hull([
    [0.47, 0.06],
    [0.54, 0.2],
    [0.49, 0.2],
  ]);
  const deck = hull([
    [0.49, 0.17],
    [0, 0.171],
  ]);
  return joined(
    painted(water, rgb(palette.sea[0])),
    painted(keel, rgb(palette.door)),
    painted(side, rgb(palette.plaster)),
    painted(deck, rgb(palette.rock[0])),
    painted(moved(stick(0.016, 1.08, 6), 0.02, 0.1, 0), rgb(palette.rock[3])),
    painted(sailForm(0.05, 0.5, 0.84), rgb(palette.casing), sail),
    painted(sailForm(-0.02, -0.4, 0.7), rgb(palette.roofs[1]), sail),
  );
}

/** A sail on one side of the mast, bellied by the wind and seen from both sides. */
function sailForm(mast: number, reach: number, height: number): Form {
  const steps = 6;
  const rows = Array.from({ length: steps + 1 }, (_, i): Point3[] => {
    const up = i / steps;
    const width = reach * (1 - up) ** 0.8;
    return [0, 0.5, 1].map((share): Point3 => {
      const belly = 0.1 * Math.sin(Math.PI * share) * (1 - up);
      return [mast + width * share, 0.27 + height * up, belly];
    });
  });
  const side = (sign: 1 | -1): Form =>
    sheet(rows.map((row) => row.map((at): SheetCorner => ({ at, normal: [0, 0.2, sign] }))));
  return joinedForms(side(1), side(-1));
}
