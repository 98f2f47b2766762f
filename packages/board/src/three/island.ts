import { cliffLine } from './cliff-line.ts';
import { dimmed, mixed, type Rgb, rgb } from './colour.ts';
import type { Point3 } from './measures.ts';
import type { Palette } from './palette.ts';
import { seeded } from './random.ts';
import { type Corner, cross, joined, minus, painted, type Solid, sheet, unit } from './solid.ts';

const AROUND = 128;

/** From the rim to below the sea: half width, height, wobble, and which stratum the band below belongs to. */
const ROWS: readonly (readonly [half: number, y: number, wobble: number, stratum: 0 | 1 | 2 | 3])[] = [
  [2.9, 0, 0.003, 0],
  [2.945, -0.025, 0.003, 0],
  [2.965, -0.07, 0.004, 0],
  [2.99, -0.2, 0.006, 0],
  [3.0, -0.24, 0.008, 1],
  [3.06, -0.36, 0.008, 1],
  [3.05, -0.46, 0.009, 1],
  [3.11, -0.5, 0.01, 2],
  [3.16, -0.66, 0.011, 2],
  [3.14, -0.76, 0.012, 2],
  [3.22, -0.82, 0.013, 3],
  [3.3, -1.02, 0.016, 3],
  [3.38, -1.3, 0.02, 3],
];
const SMOOTH_ROWS = 3;

/** The cliff in four strata, without its top. */
export function islandSolid(palette: Palette): Solid {
  const random = seeded(7);
  const rows = ROWS.map(([half, y, wobble], row) =>
    cliffLine(AROUND, half, wobble, 0.3 + row * 0.16).map(([x, z]): Point3 => {
      const rough = row < SMOOTH_ROWS ? 0 : 1;
      const out = 1 + (random() - 0.5) * 0.012 * rough;
      return [x * out, y + (random() - 0.5) * rough * roughness(row), z * out];
    }),
  );
  const bands = rows.slice(1).map((lower, i) => bandSolid(rows[i]!, lower, bandColour(palette, i)));
  return joined(...bands);
}

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
function bandSolid(upper: readonly Point3[], lower: readonly Point3[], colour: Rgb): Solid {
  return joined(
    ...upper.map((a, i) => {
      const next = (i + 1) % upper.length;
      const [b, c, d] = [upper[next]!, lower[i]!, lower[next]!];
      const normal = facing(a, b, c);
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

function facing(a: Point3, b: Point3, c: Point3): Point3 {
  const normal = unit(cross(minus(b, a), minus(c, a)));
  const isInward = normal[0] * a[0] + normal[2] * a[2] < 0;
  return isInward ? [-normal[0], -normal[1], -normal[2]] : normal;
}
