import { type Corner, cornerOf, hasGround } from '../grid.ts';
import { mixed, rgb } from './colour.ts';
import { ball } from './forms.ts';
import type { Land } from './land.ts';
import { type Spot, spotOf } from './measures.ts';
import type { Palette } from './palette.ts';
import { seeded } from './random.ts';
import { joined, moved, painted, type Solid } from './solid.ts';

/** At which corners bushes grow, how far beyond the middle of the square there, and how large they are. */
const BUSHES: readonly (readonly [corner: Corner, x: number, z: number, size: number])[] = [
  ['far left', -0.6, -0.6, 0.17],
  ['far left', -0.36, -0.7, 0.12],
  ['far right', 0.6, -0.6, 0.16],
  ['near right', 0.58, 0.58, 0.18],
  ['near right', 0.72, 0.34, 0.11],
  ['far left', -0.72, -0.34, 0.1],
];

/** Bushes on the rim. */
export function scenerySolid({ seen }: Land, palette: Palette): Solid {
  const random = seeded(11);
  const at = (corner: Corner): Spot => spotOf(seen, cornerOf(seen, corner), 0);
  // Where a corner is missing nothing grows, and on rafts neither.
  const bushes = BUSHES.filter(([corner]) => !seen.isTimber && hasGround(seen, cornerOf(seen, corner)));
  return joined(
    ...bushes.map(([corner, x, z, size]) =>
      moved(bushSolid(size, palette, random), at(corner).x + x, 0, at(corner).z + z),
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
