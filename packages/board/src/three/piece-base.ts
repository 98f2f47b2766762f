import { rgb } from './colour.ts';
import { band, circle, flat, type Point2 } from './forms.ts';
import type { Palette, PieceColours } from './palette.ts';
import { joined, moved, painted, type Solid } from './solid.ts';

const RADIUS = 0.3;
const TIP = 0.5;
const SPREAD = (78 * Math.PI) / 180;
const EDGE = 0.03;
const SEGMENTS = 28;
const STEPS = 10;

/** A ring on the ground with a prow along z: where the piece on it looks. */
export function baseSolid({ fill, edge }: PieceColours, palette: Palette): Solid {
  return joined(
    painted(flat(circle(RADIUS - EDGE, SEGMENTS)), rgb(palette.casing)),
    painted(band(circle(RADIUS - EDGE, SEGMENTS), circle(RADIUS + EDGE / 2, SEGMENTS)), rgb(edge)),
    painted(moved(flat(prow(EDGE)), 0, 0.002, 0), rgb(edge)),
    painted(moved(flat(prow(0)), 0, 0.004, 0), rgb(fill)),
  );
}

/** A crescent with a point, as seen from above, its second axis away from the viewer. */
function prow(grown: number): Point2[] {
  const arc = Array.from({ length: STEPS + 1 }, (_, step): Point2 => {
    const angle = -Math.PI / 2 + (SPREAD + grown) * ((2 * step) / STEPS - 1);
    return [Math.cos(angle) * (RADIUS - grown / 2), Math.sin(angle) * (RADIUS - grown / 2)];
  });
  return [...arc, [0, -TIP - 1.6 * grown]];
}
