import { coastsOf } from '../coasts-of.ts';
import { isWhole } from '../grid.ts';
import { mixed, type Rgb, rgb } from './colour.ts';
import type { Land } from './land.ts';
import type { Palette } from './palette.ts';
import { shoreRow } from './shoreline.ts';
import { type Corner, painted, type Solid, sheet } from './solid.ts';

const AROUND = 64;
/** Depths are given for an island of five by five. */
const USUAL_SIDE = 5;

/** How far out the sea is drawn, from under the island to the horizon. */
const RINGS: readonly number[] = [0.1, 0.85, 1.2, 1.6, 2.1, 2.7, 3.5, 4.5, 5.7, 7.5, 10, 13.5, 19.5, 157.5];

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
/** Between walls the palest water would pass for foam. */
const IN_GAPS = 0.22;
/** Where the shallows stop following the shore and become round. */
const ROUNDING = { from: 3.6, to: 8, squareness: 1.12 };
const SQUARENESS = 7;

/** The sea, turquoise around the island and deep further out. */
export function seaSolid({ seen, seaLevel }: Land, palette: Palette): Solid {
  const shades = palette.sea.map(rgb);
  const whole = { ...seen, holes: [] };
  const [shore] = coastsOf(whole, AROUND);
  const rows = RINGS.map((reach) => shoreRow(shore!, seaLevel, { reach }));
  // In gaps one sees down to the sea.
  const middle: Corner = { at: [0, seaLevel, 0], normal: [0, 1, 0] };
  const all = isWhole(seen) ? rows : [rows[0]!.map(() => middle), ...rows];
  const least = isWhole(seen) ? 0 : IN_GAPS;
  return painted(sheet(all), ([x, , z]) => {
    const depth = depthAt(fromEdge(x, seen.columns), fromEdge(z, seen.rows));
    return shadeAt(shades, Math.max(depth, least));
  });
}

/** Where a place would be beside an island of the usual size. */
const fromEdge = (along: number, side: number): number =>
  Math.max(Math.abs(along) - (side - USUAL_SIDE) / 2, 0);

function depthAt(x: number, z: number): number {
  const radius = Math.hypot(x, z);
  const square = (x ** SQUARENESS + z ** SQUARENESS) ** (1 / SQUARENESS);
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
