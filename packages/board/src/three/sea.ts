import { cliffRadius, shoreRow } from './cliff-line.ts';
import { mixed, type Rgb, rgb } from './colour.ts';
import type { Palette } from './palette.ts';
import { painted, type Solid, sheet } from './solid.ts';

const AROUND = 64;

/** Half widths from under the island to the horizon. */
const RINGS: readonly number[] = [2.6, 3.35, 3.7, 4.1, 4.6, 5.2, 6, 7, 8.2, 10, 12.5, 16, 22, 160];

/** How far the colour has gone from the shore's to the deep's, at some half widths. */
const DEPTHS: readonly (readonly [half: number, depth: number])[] = [
  [3.2, 0],
  [3.7, 0.16],
  [4.6, 0.34],
  [6, 0.52],
  [8, 0.7],
  [11, 0.85],
  [18, 1],
];
/** Where the shallows stop following the shore and become round. */
const ROUNDING = { from: 3.6, to: 8, squareness: 1.12 };

/** The sea, turquoise around the island and deep further out. */
export function seaSolid(palette: Palette): Solid {
  const shades = palette.sea.map(rgb);
  const rows = RINGS.map((half) => shoreRow(AROUND, { half }));
  return painted(sheet(rows), ([x, , z]) => shadeAt(shades, depthAt(x, z)));
}

function depthAt(x: number, z: number): number {
  const radius = Math.hypot(x, z);
  const square = radius / cliffRadius(Math.atan2(z, x), 1, 0, 0);
  const roundness = Math.min(Math.max((square - ROUNDING.from) / (ROUNDING.to - ROUNDING.from), 0), 1);
  const half = square + (radius / ROUNDING.squareness - square) * roundness;
  const next = DEPTHS.findIndex(([limit]) => limit >= half);
  if (next === 0) return 0;
  if (next === -1) return 1;
  const [[near, shallow], [far, deep]] = [DEPTHS[next - 1]!, DEPTHS[next]!];
  return shallow + ((deep - shallow) * (half - near)) / (far - near);
}

function shadeAt(shades: readonly Rgb[], depth: number): Rgb {
  const place = depth * (shades.length - 1);
  const index = Math.min(Math.floor(place), shades.length - 2);
  return mixed(shades[index]!, shades[index + 1]!, place - index);
}
