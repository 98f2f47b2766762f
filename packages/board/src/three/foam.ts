import type { Coast } from '../coast.ts';
import { rgb } from './colour.ts';
import { cliffReach, coastsIn, type Land } from './land.ts';
import { SHADOW_SLANT } from './measures.ts';
import type { Palette } from './palette.ts';
import { seeded } from './random.ts';
import { shoreRow } from './shoreline.ts';
import { type Corner, type Form, joined, joinedForms, painted, type Solid, sheet } from './solid.ts';
import type { TierMeans } from './tiers.ts';

const AROUND = 144;
const WAVES = 240;
const LIFT = 0.012;

/** How far out the cliff meets the sea. */
const FOOT = 0.83;

/** A line of foam: how far beyond the foot of the cliff it is, how broad, and how white. */
interface FoamLine {
  readonly beyond: number;
  readonly breadth: number;
  readonly white: number;
}

const LINES: readonly FoamLine[] = [
  { beyond: 0.09, breadth: 0.17, white: 0.95 },
  { beyond: 0.33, breadth: 0.055, white: 0.55 },
  { beyond: 0.59, breadth: 0.04, white: 0.34 },
];
/** From the inner to the outer edge of a line: how far out, and how white. */
const PROFILE = [
  { out: -0.8, share: 0 },
  { out: -0.4, share: 1 },
  { out: 0.4, share: 1 },
  { out: 0.8, share: 0 },
] as const;
/** The shadow of the island on the sea, from its middle to its soft edge. */
const SHADE = [
  { reach: -0.1, tone: 0.34 },
  { reach: 0.48, tone: 0.34 },
  { reach: 0.72, tone: 0 },
] as const;

/** Rings of foam around the cliff, short waves further out, and the island's shadow; tones say how dense they are. */
export function foamSolid(land: Land, palette: Palette, means: TierMeans): Solid {
  const coasts = coastsIn(land, AROUND);
  const white = palette.foamStrength;
  const foam = painted(
    joinedForms(
      ...LINES.flatMap((line) => coasts.map((coast) => foamLine(land, coast, line, white))),
      ...waves(land, white),
    ),
    rgb(palette.foam),
  );
  // Where there is a shadow map, the shadow of the island is in it.
  return means.rich
    ? foam
    : joined(...coasts.map((coast) => painted(shade(land, coast), rgb(palette.shadow))), foam);
}

function shade({ seaLevel }: Land, coast: Coast): Form {
  const shift = { x: -seaLevel * SHADOW_SLANT.x, z: -seaLevel * SHADOW_SLANT.z };
  return sheet(
    SHADE.map((row) => shoreRow(coast, seaLevel + LIFT / 2, { ...row, shift, wobble: 0.008, phase: 1 })),
  );
}

// A line is broad where waves come in, thin between them, and soft at both edges.
function foamLine(land: Land, coast: Coast, { beyond, breadth, white }: FoamLine, strength: number): Form {
  const phase = 2 + (3.33 + beyond) * 3;
  const reach = cliffReach(land, FOOT) + beyond;
  const swell = (angle: number): number =>
    0.65 + 0.35 * Math.sin(angle * 7 + phase) * Math.sin(angle * 3 + 1);
  return sheet(
    PROFILE.map(({ out, share }) =>
      shoreRow(coast, land.seaLevel + LIFT, {
        reach,
        wobble: 0.02,
        phase,
        beyond: (angle) => out * breadth * swell(angle),
        tone: white * share * strength,
      }),
    ),
  );
}

function waves({ seen, seaLevel }: Land, strength: number): readonly Form[] {
  const random = seeded(5);
  const nearest = 2.2 + Math.max(seen.columns, seen.rows) / 2;
  return Array.from({ length: WAVES }, () => {
    const [angle, distance] = [random() * 2 * Math.PI, nearest + random() ** 0.8 * 13];
    const [x, z] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
    const [reach, rise, white] = [0.14 + random() * 0.34, 0.05 + random() * 0.06, 0.16 + random() * 0.3];
    const line = (breadth: number, tone: number): Corner[] =>
      [-1, -0.4, 0.4, 1].map((t): Corner => {
        const taper = 1 - t * t;
        return {
          at: [x + reach * t, seaLevel + LIFT, z - (rise - breadth) * taper],
          normal: [0, 1, 0],
          tone,
        };
      });
    return sheet([line(-0.024, white * strength), line(0.024, white * strength * 0.5)]);
  });
}
