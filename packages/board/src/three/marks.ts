import type { MarkKind } from '../scene.ts';
import { rgb } from './colour.ts';
import { circle, flat, type Point2, star } from './forms.ts';
import type { Palette } from './palette.ts';
import { joined, painted, type Solid } from './solid.ts';

/** How far the casing lies below the ink, and by how much it is wider. */
const LAYER = 0.006;
const SEGMENTS = 36;

interface MarkShape {
  readonly casing: readonly Point2[];
  readonly ink: readonly Point2[];
  /** A part of the ink that is left white. */
  readonly hole?: readonly Point2[];
  readonly colour: 'mark' | 'hot';
}

const triangle = (radius: number): Point2[] =>
  [90, 210, 330].map((degrees): Point2 => {
    const angle = (degrees * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle) - 0.02];
  });

const lowerHalf = (radius: number): Point2[] =>
  Array.from({ length: SEGMENTS / 2 + 1 }, (_, i): Point2 => {
    const angle = Math.PI + (2 * Math.PI * i) / SEGMENTS;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** The same shapes as on the SVG board: disc, triangle, disc with its upper half filled, four-pointed star. */
const SHAPES: Readonly<Record<MarkKind, MarkShape>> = {
  move: { casing: circle(0.17, SEGMENTS), ink: circle(0.127, SEGMENTS), colour: 'mark' },
  build: { casing: triangle(0.258), ink: triangle(0.17), colour: 'mark' },
  dome: {
    casing: circle(0.18, SEGMENTS),
    ink: circle(0.14, SEGMENTS),
    hole: lowerHalf(0.108),
    colour: 'mark',
  },
  special: { casing: star(4, 0.262, 0.108), ink: star(4, 0.19, 0.07), colour: 'hot' },
};

/** A mark lying around the middle of a square. */
export function markSolid(kind: MarkKind, palette: Palette): Solid {
  const { casing, ink, hole, colour } = SHAPES[kind];
  return joined(
    painted(flat(casing, 0, [0, 0]), rgb(palette.casing)),
    painted(flat(ink, LAYER, [0, 0]), rgb(palette[colour])),
    ...(hole ? [painted(flat(hole, 2 * LAYER, [0, -0.03]), rgb(palette.casing))] : []),
  );
}
