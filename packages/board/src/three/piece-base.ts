import { mixed, rgb } from './colour.ts';
import { band, circle, flat, type Point2 } from './forms.ts';
import type { Palette, PieceColours } from './palette.ts';
import { type Corner, type Form, joined, moved, painted, type Solid, sheet } from './solid.ts';

const RADIUS = 0.3;
const PROW = { inner: 0.25, outer: 0.325, tip: 0.53, spread: (78 * Math.PI) / 180 };
/** So far to each side of its point the crescent rises from the ring. */
const STEM = 0.42;
const EDGE = 0.028;
/** How dark the ground within the ring is; no light changes it, so that at night it has to be darker. */
const SHADE = { noon: 0.45, night: 0.8 };
const SEGMENTS = 28;
const STEPS = 16;

/** A ring on the ground with a prow along z, where the piece on it looks; hollow if it is stunned. */
export function baseSolid(
  { fill, edge, accent = fill }: PieceColours,
  palette: Palette,
  isStunned: boolean,
): Solid {
  const shade = mixed(rgb(palette.ground[0]), rgb(edge), palette.night ? SHADE.night : SHADE.noon);
  return joined(
    painted(flat(circle(RADIUS - EDGE, SEGMENTS)), shade),
    painted(band(circle(RADIUS - EDGE, SEGMENTS), circle(RADIUS + EDGE / 2, SEGMENTS)), rgb(edge)),
    painted(moved(prow(EDGE), 0, 0.002, 0), rgb(edge)),
    painted(moved(prow(0), 0, 0.004, 0), rgb(isStunned ? palette.casing : accent)),
  );
}

/** A crescent with a point, lying on the ground, broader by so much. */
function prow(grown: number): Form {
  const { inner, outer, tip, spread } = PROW;
  const arc = (radius: (angle: number) => number): Point2[] =>
    Array.from({ length: STEPS + 1 }, (_, step): Point2 => {
      const angle = (spread + grown) * ((2 * step) / STEPS - 1);
      const distance = radius(angle);
      return [Math.sin(angle) * distance, -Math.cos(angle) * distance];
    });
  const pointed = arc((angle) => {
    const share = Math.max(0, 1 - Math.abs(angle) / STEM);
    return outer + grown + (tip + 0.6 * grown - outer) * share;
  });
  return open(
    arc(() => inner - grown),
    pointed,
  );
}

/** A band whose ends do not meet. */
function open(inner: readonly Point2[], outer: readonly Point2[]): Form {
  const row = (points: readonly Point2[]): Corner[] =>
    points.map(([x, up]): Corner => ({ at: [x, 0, -up], normal: [0, 1, 0] }));
  return sheet([row(inner), row(outer)]);
}
