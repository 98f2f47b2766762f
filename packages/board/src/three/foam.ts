import { cliffRadius } from './cliff-line.ts';
import { rgb } from './colour.ts';
import { type Point3, SEA_LEVEL, SHADOW_SLANT } from './measures.ts';
import type { Palette } from './palette.ts';
import { seeded } from './random.ts';
import { type Corner, type Form, joined, joinedForms, painted, type Solid, sheet } from './solid.ts';
import type { TierMeans } from './tiers.ts';

const AROUND = 144;
const WAVES = 240;
const LIFT = 0.012;
const UP: Point3 = [0, 1, 0];

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

/** Something white on the water, with how white it is at each corner. */
export interface Foam extends Solid {
  readonly alphas: readonly number[];
}

/** Rings of foam around the cliff and short waves further out, over the shadow of the island. */
export function foamSolid(palette: Palette, means: TierMeans): Foam {
  const strokes = [...LINES.map(foamLine), ...waves()];
  // Where there is a shadow map, the shadow of the island is in it.
  const shade = means.rich
    ? NO_STROKE
    : strokeOf(SHADE.map(({ half, alpha }) => ({ row: shadeLine(half), alpha })));
  const foam = painted(joinedForms(...strokes.map(({ form }) => form)), rgb(palette.foam));
  return {
    ...joined(painted(shade.form, rgb(palette.shadow)), foam),
    alphas: [
      ...shade.alphas,
      ...strokes.flatMap(({ alphas }) => alphas.map((alpha) => alpha * palette.foamStrength)),
    ],
  };
}

const NO_STROKE: Stroke = { form: joinedForms(), alphas: [] };

/** The shadow of the island on the sea, from its middle to its soft edge. */
const SHADE = [
  { half: 2.4, alpha: 0.34 },
  { half: 2.98, alpha: 0.34 },
  { half: 3.22, alpha: 0 },
] as const;

function shadeLine(half: number): Corner[] {
  return Array.from({ length: AROUND + 1 }, (_, i): Corner => {
    const angle = (2 * Math.PI * i) / AROUND;
    const radius = cliffRadius(angle, half, 0.008, 1);
    const [x, z] = [-SEA_LEVEL * SHADOW_SLANT.x, -SEA_LEVEL * SHADOW_SLANT.z];
    return {
      at: [x + Math.cos(angle) * radius, SEA_LEVEL + LIFT / 2, z + Math.sin(angle) * radius],
      normal: UP,
    };
  });
}

interface Stroke {
  readonly form: Form;
  readonly alphas: readonly number[];
}

// A line is broad where waves come in, thin between them, and soft at both edges.
function foamLine({ half, breadth, white }: FoamLine): Stroke {
  const phase = 2 + half * 3;
  const edge = (out: number): Corner[] =>
    Array.from({ length: AROUND + 1 }, (_, i): Corner => {
      const angle = (2 * Math.PI * i) / AROUND;
      const swell = 0.65 + 0.35 * Math.sin(angle * 7 + phase) * Math.sin(angle * 3 + 1);
      const radius = cliffRadius(angle, half, 0.02, phase) + out * breadth * swell;
      return { at: [Math.cos(angle) * radius, SEA_LEVEL + LIFT, Math.sin(angle) * radius], normal: UP };
    });
  return strokeOf(PROFILE.map(({ out, share }) => ({ row: edge(out), alpha: white * share })));
}

function waves(): readonly Stroke[] {
  const random = seeded(5);
  return Array.from({ length: WAVES }, () => {
    const [angle, distance] = [random() * 2 * Math.PI, 4.7 + random() ** 0.8 * 13];
    const [x, z] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
    const [reach, rise, white] = [0.14 + random() * 0.34, 0.05 + random() * 0.06, 0.16 + random() * 0.3];
    const line = (breadth: number): Corner[] =>
      [-1, -0.4, 0.4, 1].map((t): Corner => {
        const taper = 1 - t * t;
        return { at: [x + reach * t, SEA_LEVEL + LIFT, z - (rise - breadth) * taper], normal: UP };
      });
    return strokeOf([
      { row: line(-0.024), alpha: white },
      { row: line(0.024), alpha: white * 0.5 },
    ]);
  });
}

/** The surface between rows, each of which has its own whiteness. */
function strokeOf(rows: readonly { readonly row: readonly Corner[]; readonly alpha: number }[]): Stroke {
  const bands = rows.slice(1).map((outer, i) => bandBetween(rows[i]!, outer));
  return {
    form: joinedForms(...bands.map(({ form }) => form)),
    alphas: bands.flatMap(({ alphas }) => alphas),
  };
}

// A surface does not remember which of its corners came from which row, so they are told apart by their place.
function bandBetween(
  inner: { readonly row: readonly Corner[]; readonly alpha: number },
  outer: { readonly row: readonly Corner[]; readonly alpha: number },
): Stroke {
  const form = sheet([inner.row, outer.row]);
  const innerPlaces = new Set(inner.row.map(({ at }) => at.join()));
  const alphas: number[] = [];
  for (let i = 0; i < form.positions.length; i += 3) {
    alphas.push(innerPlaces.has(form.positions.slice(i, i + 3).join()) ? inner.alpha : outer.alpha);
  }
  return { form, alphas };
}
