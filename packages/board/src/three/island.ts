import type { Coast, CoastPoint } from '../coast.ts';
import { dimmed, mixed, type Rgb, rgb } from './colour.ts';
import { cliffReach, coastsIn, type Land, RIM_REACH } from './land.ts';
import type { Point3 } from './measures.ts';
import type { Palette } from './palette.ts';
import { seeded } from './random.ts';
import { coastLine } from './shoreline.ts';
import { type Corner, cross, joined, minus, painted, type Solid, sheet, unit } from './solid.ts';

const AROUND = 128;

/** From the rim to below the sea: how far out, height, wobble, and which stratum the band below belongs to. */
const ROWS: readonly (readonly [reach: number, y: number, wobble: number, stratum: 0 | 1 | 2 | 3])[] = [
  [RIM_REACH, 0, 0.003, 0],
  [0.445, -0.025, 0.003, 0],
  [0.465, -0.07, 0.004, 0],
  [0.49, -0.2, 0.006, 0],
  [0.5, -0.24, 0.008, 1],
  [0.56, -0.36, 0.008, 1],
  [0.55, -0.46, 0.009, 1],
  [0.61, -0.5, 0.01, 2],
  [0.66, -0.66, 0.011, 2],
  [0.64, -0.76, 0.012, 2],
  [0.72, -0.82, 0.013, 3],
  [0.8, -1.02, 0.016, 3],
  [0.88, -1.3, 0.02, 3],
];
const SMOOTH_ROWS = 3;

/** The cliffs in four strata, without their tops. */
export function islandSolid(land: Land, palette: Palette): Solid {
  const random = seeded(7);
  return joined(
    ...coastsIn(land, AROUND).flatMap((coast) =>
      cliffBands(land, coast, land.seen.isTimber ? timbered(palette) : palette, random),
    ),
  );
}

function cliffBands(land: Land, coast: Coast, palette: Palette, random: () => number): readonly Solid[] {
  const rows = ROWS.map(([reach, y, wobble], row) =>
    coastLine(coast, cliffReach(land, reach), wobble * land.height, 0.3 + row * 0.16).map(
      ([x, z]): Point3 => {
        const rough = row < SMOOTH_ROWS ? 0 : 1;
        const out = 1 + (random() - 0.5) * 0.012 * rough * land.height;
        const height = y + (random() - 0.5) * rough * roughness(row);
        return [x * out, height * land.height, z * out];
      },
    ),
  );
  return rows.slice(1).map((lower, i) => bandSolid(coast, rows[i]!, lower, bandColour(palette, i)));
}

/** Rafts have planks above and are dark below. */
const timbered = (palette: Palette): Palette => ({
  ...palette,
  rock: [palette.bronze, palette.bronze, palette.rock[3], palette.rock[3]],
});

/** How far the points of a row may go up and down without touching the next row. */
function roughness(row: number): number {
  const [above, here, below] = [
    ROWS[row - 1]?.[1] ?? 0,
    ROWS[row]![1],
    ROWS[row + 1]?.[1] ?? Number.NEGATIVE_INFINITY,
  ];
  return Math.min(0.05, 0.7 * (above - here), 0.7 * (here - below));
}

function bandColour(palette: Palette, band: number): Rgb {
  const rock = rgb(palette.rock[ROWS[band]![3]]);
  // The first two bands are the rounded lip of the rim, the last one is wet.
  if (band < 2) return mixed(rgb(palette.rim), rock, band * 0.45);
  return band === ROWS.length - 2 ? dimmed(rock, 0.8) : rock;
}

// Each facet has a normal of its own and tones that run into each other: rock is broken, not poured.
function bandSolid(coast: Coast, upper: readonly Point3[], lower: readonly Point3[], colour: Rgb): Solid {
  return joined(
    ...upper.map((a, i) => {
      const next = (i + 1) % upper.length;
      const [b, c, d] = [upper[next]!, lower[i]!, lower[next]!];
      const normal = facing(coast[i]!, a, b, c);
      const corner = (at: Point3): Corner => ({ at, normal });
      const facet = sheet([
        [corner(a), corner(b)],
        [corner(c), corner(d)],
      ]);
      return painted(facet, (at) => dimmed(colour, 0.92 + 0.16 * speck(at)));
    }),
  );
}

/** A number from 0 to 1 that belongs to a place. */
function speck([x, y, z]: Point3): number {
  const value = Math.sin(x * 12.99 + y * 78.23 + z * 37.72) * 43758.5;
  return value - Math.floor(value);
}

function facing(point: CoastPoint, a: Point3, b: Point3, c: Point3): Point3 {
  const normal = unit(cross(minus(b, a), minus(c, a)));
  const isInward = normal[0] * point.normal[0] + normal[2] * point.normal[1] < 0;
  return isInward ? [-normal[0], -normal[1], -normal[2]] : normal;
}
