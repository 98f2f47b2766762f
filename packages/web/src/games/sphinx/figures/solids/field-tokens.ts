import {
  arch,
  ball,
  block,
  edged,
  type Form,
  joined,
  lathe,
  moved,
  type PieceColours,
  type Point2,
  painted,
  plate,
  prism,
  rectangle,
  rgb,
  type Solid,
  scaled,
  torus,
  turnedX,
  turnedY,
  turnedZ,
} from '@thera/board';
import type { Gem, GraveHeight, Level } from '../kinds.ts';
import { GOLD, WHITE } from './colours.ts';
import { digitForm } from './digits.ts';

const ARCH_STEPS = 10;
const LEAN = -0.16;

const DROP = [
  [0, 0],
  [0.11, 0.04],
  [0.155, 0.13],
  [0.13, 0.22],
  [0.06, 0.33],
  [0, 0.43],
] as const;
const TABLET = { width: 0.38, height: 0.44, thickness: 0.07 };
const BOWL: readonly Point2[] = [
  [-0.14, 0.15],
  [-0.08, 0.17],
  [0.1, 0.165],
  [0.155, 0.19],
  [0.14, 0.11],
  [0.05, 0.065],
  [-0.05, 0.065],
  [-0.12, 0.1],
];

/** An arched tablet with a lamp. */
export function blessingSolid({ fill, edge, accent = edge, glow = 0 }: PieceColours, around: number): Solid {
  const front = TABLET.thickness / 2;
  const tablet = plate(arch(TABLET.width, TABLET.height, ARCH_STEPS), TABLET.thickness, [0, 0.2]);
  return turnedX(
    joined(
      edged(tablet, fill, edge, glow),
      painted(moved(prism(BOWL, 0.014, [0, 0.12]), 0, 0, front), rgb(edge)),
      painted(moved(scaled(lathe(DROP, around), 0.4, 0.42, 0.14), 0, 0.2, front), rgb(accent), 0.25),
    ),
    LEAN,
  );
}

const CRATE = { width: 0.4, height: 0.32, depth: 0.26 };

/** A crate in the waves with the size of the piece in it. */
export function flotsamSolid(level: Level) {
  return ({ fill, edge, accent = edge, glow = 0 }: PieceColours, around: number): Solid => {
    const box = (width: number, height: number, depth: number): Form =>
      scaled(block(0.5, 1, 0.05, { size: 0.04, segments: 1 }, 1), width, height, depth);
    const front = CRATE.depth / 2;
    const bands = [0.05, 0.25].map((up) =>
      painted(moved(box(CRATE.width + 0.012, 0.025, CRATE.depth + 0.012), 0, up, 0), rgb(edge)),
    );
    const label = moved(prism(rectangle(0.2, 0.22), 0.012), 0, 0.05, front);
    const sign =
      level === 4
        ? moved(scaled(ball(0.07, 12, 5, 0.5), 1, 1.1, 0.3), 0, 0.11, front + 0.012)
        : moved(digitForm(level, 0.17), 0, 0.16, front + 0.012);
    const crate = joined(
      edged(box(CRATE.width, CRATE.height, CRATE.depth), fill, edge),
      ...bands,
      painted(label, rgb(WHITE), glow),
      painted(sign, rgb(level === 4 ? '#2b62c9' : edge)),
    );
    const ring = (radius: number, thickness: number): Form =>
      scaled(turnedX(torus(radius, thickness, around + 8, 4), Math.PI / 2), 1, 0.6, 0.7);
    return joined(
      painted(ring(0.3, 0.05), rgb(accent)),
      painted(moved(ring(0.35, 0.018), 0, 0.012, 0), rgb(WHITE)),
      moved(turnedZ(turnedX(turnedY(crate, 0.12), -0.1), 0.14), 0, 0, 0),
    );
  };
}

const STELE = { width: 0.34, height: 0.5, thickness: 0.09 };
const ARROW: readonly (readonly Point2[])[] = [
  [
    [-0.014, 0.1],
    [0.014, 0.1],
    [0.014, 0.17],
    [-0.014, 0.17],
  ],
  [
    [0, 0.045],
    [0.05, 0.11],
    [-0.05, 0.11],
  ],
];
const SPIKE = [
  [0.035, 0],
  [0.022, 0.06],
  [0, 0.13],
] as const;

/** A stele with the height that a tower on it needs; a king's wears a crown. */
export function graveSolid(height: GraveHeight, isKings: boolean) {
  return ({ fill, edge, accent = edge, glow = 0 }: PieceColours, around: number): Solid => {
    const front = STELE.thickness / 2;
    const mound = scaled(ball(0.32, around + 4, 4, 0.5), 1, 0.18, 0.6);
    const stele = plate(arch(STELE.width, STELE.height, ARCH_STEPS), STELE.thickness, [0, 0.2]);
    const spikes = [-0.08, 0, 0.08].map((x) =>
      edged(moved(lathe(SPIKE, 6), x, STELE.height - 0.03 - Math.abs(x) * 0.3, 0), GOLD, edge),
    );
    return joined(
      edged(mound, accent, edge),
      turnedX(
        joined(
          edged(stele, fill, edge, glow),
          painted(moved(digitForm(height, 0.2), 0, 0.3, front), rgb(edge)),
          ...ARROW.map((part) => painted(moved(prism(part, 0.012), 0, 0, front), rgb(edge))),
          ...(isKings ? spikes : []),
        ),
        LEAN / 2,
      ),
    );
  };
}

const RHOMBUS = [
  [0, 0],
  [0.17, 0.21],
  [0.17, 0.21],
  [0, 0.42],
] as const;
const EMERALD: readonly Point2[] = [
  [-0.1, 0],
  [0.1, 0],
  [0.18, 0.09],
  [0.18, 0.3],
  [0.1, 0.39],
  [-0.1, 0.39],
  [-0.18, 0.3],
  [-0.18, 0.09],
];
const CUTS: Readonly<Record<Gem, (around: number) => Form>> = {
  red: () => lathe(RHOMBUS, 4),
  green: () => plate(EMERALD, 0.16),
  blue: (around) => lathe(DROP, around),
};

/** A gem of the Sphinx. */
export const gemSolid =
  (gem: Gem) =>
  ({ fill, edge }: PieceColours, around: number): Solid =>
    edged(CUTS[gem](around), fill, edge);
