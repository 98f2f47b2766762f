import { mixed, type Rgb, rgb } from './colour.ts';
import { arch, block, type Point2, prism, rectangle } from './forms.ts';
import { LEVELS, type Point3, ROOF_RISE } from './measures.ts';
import type { Palette } from './palette.ts';
import { joined, moved, painted, type Solid, turnedY } from './solid.ts';
import type { TierMeans } from './tiers.ts';

const CORNER = 0.085;
const BEVEL = 0.04;
const ROOF = { inset: 0.05, sunk: 0.012, corner: 0.06, bevel: 0.012 };
/** Up to which share of its height a wall grows darker towards its foot. */
const SHADED_SHARE = 0.45;

type Colour = 'trim' | 'door' | 'window';

/** Something on a wall: its drawing, how far it stands out, and where its foot is. */
interface Opening {
  readonly outline: (archSegments: number) => readonly Point2[];
  readonly colour: Colour;
  readonly depth: number;
  readonly across: number;
  readonly up: number;
}

const opening = (
  outline: Opening['outline'],
  colour: Colour,
  depth: number,
  across: number,
  up: number,
): Opening => ({ outline, colour, depth, across, up });

const box = (width: number, height: number) => (): Point2[] => rectangle(width, height);
const arched = (width: number, height: number) => (segments: number) => arch(width, height, segments);

const windowWithSill = (across: number, up: number, sill: Colour): Opening[] => [
  opening(box(0.075, 0.11), 'window', 0.008, across, up),
  opening(box(0.11, 0.018), sill, 0.03, across, up - 0.014),
];
const archedWindow = (across: number): Opening[] => [
  opening(arched(0.09, 0.17), 'window', 0.008, across, 0.1),
  opening(box(0.12, 0.018), 'door', 0.03, across, 0.09),
];

/** For each level what is on its front and back, and what is on its sides. */
const WALLS: readonly { readonly fronts: readonly Opening[]; readonly sides: readonly Opening[] }[] = [
  {
    fronts: [
      opening(arched(0.19, 0.295), 'trim', 0.01, 0, 0),
      opening(arched(0.15, 0.27), 'door', 0.016, 0, 0),
      opening(box(0.22, 0.03), 'trim', 0.07, 0, 0),
      ...windowWithSill(-0.24, 0.16, 'door'),
      ...windowWithSill(0.24, 0.16, 'door'),
    ],
    sides: [...windowWithSill(-0.15, 0.16, 'trim'), ...windowWithSill(0.15, 0.16, 'trim')],
  },
  {
    fronts: [...archedWindow(-0.14), ...archedWindow(0.14)],
    sides: archedWindow(0),
  },
  {
    fronts: [
      opening(arched(0.145, 0.205), 'trim', 0.008, 0, 0.05),
      opening(arched(0.11, 0.18), 'door', 0.014, 0, 0.05),
    ],
    sides: [opening(box(0.075, 0.11), 'window', 0.008, 0, 0.12)],
  },
];

/** The block of a level (0, 1, 2 from the ground up) with its roof, doors and windows. */
export function levelSolid(level: number, palette: Palette, means: TierMeans): Solid {
  const { half, height } = LEVELS[level]!;
  const walls = block(half, height, CORNER, { size: BEVEL, segments: means.bevel }, means.corner, [
    SHADED_SHARE,
  ]);
  const roof = block(
    half - ROOF.inset,
    ROOF_RISE + ROOF.sunk,
    ROOF.corner,
    { size: ROOF.bevel, segments: 1 },
    means.corner,
  );
  const { fronts, sides } = WALLS[level]!;
  return joined(
    painted(walls, wallPaint(palette, height), level === 0 ? lamplit(palette, height) : 0),
    painted(moved(roof, 0, height - ROOF.sunk, 0), rgb(palette.roofs[level]!)),
    ...[fronts, sides, fronts, sides].flatMap((openings, side) =>
      openings.map((each) =>
        turnedY(moved(openingSolid(each, palette, means), 0, 0, half), (Math.PI / 2) * side),
      ),
    ),
  );
}

function openingSolid(each: Opening, palette: Palette, means: TierMeans): Solid {
  const form = prism(each.outline(means.arch), each.depth);
  return painted(
    moved(form, each.across, each.up, 0),
    rgb(palette[each.colour]),
    each.colour === 'window' ? palette.windowGlow : 0,
  );
}

// Where lamps stand before the doors, walls are bright near the ground.
function lamplit(palette: Palette, height: number): (at: Point3) => number {
  return ([, y]) => palette.wallGlow * Math.max(1 - y / (height * SHADED_SHARE), 0);
}

function wallPaint(palette: Palette, height: number): (at: Point3) => Rgb {
  const [lit, shade] = [rgb(palette.plaster), rgb(palette.plasterShade)];
  return ([, y]) => mixed(shade, lit, Math.min(y / (height * SHADED_SHARE), 1));
}
