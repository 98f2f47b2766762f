import { shoreRow } from './cliff-line.ts';
import { rgb } from './colour.ts';
import { SEA_LEVEL, SHADOW_SLANT } from './measures.ts';
import type { Palette } from './palette.ts';
import { seeded } from './random.ts';
import { type Corner, type Form, joined, joinedForms, painted, type Solid, sheet } from './solid.ts';
import type { TierMeans } from './tiers.ts';

const AROUND = 144;
const WAVES = 240;
const LIFT = 0.012;

/** A line of foam: its half width, how broad it is, and how white. */
interface FoamLine {
  readonly half: number;
  readonly breadth: number;
  readonly white: number;
}

const LINES: readonly FoamLine[] = [
  { half: 3.42, breadth: 0.17, white: 0.95 },
  { half: 3.66, breadth: 0.055, white: 0.55 },
  { half: 3.92, breadth: 0.04, white: 0.34 },
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
  { half: 2.4, tone: 0.34 },
  { half: 2.98, tone: 0.34 },
  { half: 3.22, tone: 0 },
] as const;

/** Rings of foam around the cliff, short waves further out, and the island's shadow; tones say how dense they are. */
export function foamSolid(palette: Palette, means: TierMeans): Solid {
  const white = palette.foamStrength;
  const foam = painted(
    joinedForms(...LINES.map((line) => foamLine(line, white)), ...waves(white)),
    rgb(palette.foam),
  );
  // Where there is a shadow map, the shadow of the island is in it.
  return means.rich ? foam : joined(painted(shade(), rgb(palette.shadow)), foam);
}

function shade(): Form {
  const shift = { x: -SEA_LEVEL * SHADOW_SLANT.x, z: -SEA_LEVEL * SHADOW_SLANT.z };
  return sheet(
    SHADE.map((row) => shoreRow(AROUND, { ...row, shift, wobble: 0.008, phase: 1, lift: LIFT / 2 })),
  );
}

// A line is broad where waves come in, thin between them, and soft at both edges.
function foamLine({ half, breadth, white }: FoamLine, strength: number): Form {
  const phase = 2 + half * 3;
  const swell = (angle: number): number =>
    0.65 + 0.35 * Math.sin(angle * 7 + phase) * Math.sin(angle * 3 + 1);
  return sheet(
    PROFILE.map(({ out, share }) =>
      shoreRow(AROUND, {
        half,
        wobble: 0.02,
        phase,
        beyond: (angle) => out * breadth * swell(angle),
        lift: LIFT,
        tone: white * share * strength,
      }),
    ),
  );
}

function waves(strength: number): readonly Form[] {
  const random = seeded(5);
  return Array.from({ length: WAVES }, () => {
    const [angle, distance] = [random() * 2 * Math.PI, 4.7 + random() ** 0.8 * 13];
    const [x, z] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
    const [reach, rise, white] = [0.14 + random() * 0.34, 0.05 + random() * 0.06, 0.16 + random() * 0.3];
    const line = (breadth: number, tone: number): Corner[] =>
      [-1, -0.4, 0.4, 1].map((t): Corner => {
        const taper = 1 - t * t;
        return {
          at: [x + reach * t, SEA_LEVEL + LIFT, z - (rise - breadth) * taper],
          normal: [0, 1, 0],
          tone,
        };
      });
    return sheet([line(-0.024, white * strength), line(0.024, white * strength * 0.5)]);
  });
}
