import { type Grid, hasGround, isWhole, squaresOf } from '../grid.ts';
import { placeOf } from '../quarter-turns.ts';
import { CLIFF_FOOT, cliffs } from './cliffs.ts';
import type { Drawing } from './drawing.ts';
import { paint } from './paint.ts';
import { type Point, UNIT } from './projection.ts';
import { footprint, movableOutlineOf, outlineOf, pair, short, smoothOutlineOf } from './shapes.ts';
import { cliffReach, coastRing, rimRing, type Shore, shoreOf } from './shore.ts';

/** How far beyond the foot of the cliff. */
const FOAM = [
  { beyond: 0.38, opacity: 0.25, width: 4 },
  { beyond: 0.22, opacity: 0.45, width: 6 },
  { beyond: 0.07, opacity: 0.92, width: 10 },
] as const;
const SHALLOWS = 2.7;
/** Where planks meet on a square, and how long they are to both sides of its middle. */
const SEAMS = [-0.285, -0.095, 0.095, 0.285];
const SEAM_HALF = 0.47;

/** What can be left out of small pictures. */
export interface IslandDetail {
  /** Shallow water around the island. */
  readonly glow: boolean;
  /** Cracks in the rock, and the outer rings of foam. */
  readonly fine: boolean;
}

/** The sea around the island, its cliffs and the paved ground on top. */
export function island(drawing: Drawing, { glow, fine }: IslandDetail): string {
  const shore = shoreOf(drawing);
  // From straight above there are no cliffs, and paper needs no sea.
  if (drawing.projection.uprightness < 0.1) return top(drawing, shore);
  return (
    (glow ? shallows(drawing, shore) : '') +
    foam(drawing, shore, fine) +
    cliffs(drawing, shore, fine) +
    top(drawing, shore)
  );
}

function shallows(drawing: Drawing, { seaLevel }: Shore): string {
  const { projection, seen } = drawing;
  const [u, v] = projection.at(0, 0, seaLevel);
  const rx = short((seen.columns / 2 + SHALLOWS) * UNIT);
  const ry = short((seen.rows / 2 + SHALLOWS) * UNIT * projection.flatness);
  return `<ellipse cx="${short(u)}" cy="${short(v)}" rx="${rx}" ry="${ry}" fill="${paint(drawing, 'shallows')}"/>`;
}

function foam(drawing: Drawing, shore: Shore, fine: boolean): string {
  const rings = FOAM.slice(fine ? 0 : -1).map(({ beyond, opacity, width }) => {
    const reach = cliffReach(shore, CLIFF_FOOT) + beyond;
    const lines = shore.coasts.map((coast) =>
      smoothOutlineOf(coastRing(drawing, coast, reach, shore.seaLevel, 0.016, 5.2 + beyond)),
    );
    return `<path d="${lines.join('')}" opacity="${opacity}" stroke-width="${width}"/>`;
  });
  return `<g class="foam" fill="none" stroke="var(--foam)" stroke-linejoin="round">${rings.join('')}</g>`;
}

function top(drawing: Drawing, { coasts }: Shore): string {
  const { projection, seen } = drawing;
  const { at } = projection;
  const rims = coasts.map((coast) => smoothOutlineOf(rimRing(drawing, coast)));
  const plates = platesOf(seen).map((plate) => outlineOf(plate.map(([x, y]) => at(x, y))));
  const slab = movableOutlineOf(footprint(0, 0, 0.475, 0.07, 2).map(([x, y]) => at(x, y)));
  const slabs: [string, string] = ['', ''];
  for (let column = 0; column < seen.columns; column++)
    for (let row = seen.rows - 1; row >= 0; row--) {
      const square = row * seen.columns + column;
      if (!hasGround(seen, square)) continue;
      const { x, y } = placeOf(seen, square, 0);
      slabs[(column + seen.rows - 1 - row) & 1 ? 0 : 1] += slab(at(x, y));
    }
  return (
    rimsOf(seen, rims.join('')) +
    `<path d="${plates.join('')}" fill="var(--grout)" opacity=".75"/>` +
    `<path d="${slabs[0]}" fill="var(--ground)"/><path d="${slabs[1]}" fill="var(--ground-2)"/>` +
    (seen.isTimber ? seams(drawing) : '')
  );
}

/** Where land touches other land at a corner, the edge of neither is drawn upon the other. */
function rimsOf(seen: Grid, data: string): string {
  const fill = 'fill="var(--rim)"';
  const stroke = 'stroke="var(--grout)" stroke-width';
  return isWhole(seen)
    ? `<path d="${data}" ${fill} ${stroke}="2"/>`
    : `<path d="${data}" fill="none" ${stroke}="3.4"/><path d="${data}" ${fill}/>`;
}

/** The seams between the planks of rafts. */
function seams({ seen, projection }: Drawing): string {
  const lines = squaresOf(seen)
    .filter((square) => hasGround(seen, square))
    .flatMap((square) => {
      const { x, y } = placeOf(seen, square, 0);
      return SEAMS.map(
        (north) =>
          `M${pair(projection.at(x - SEAM_HALF, y + north))}L${pair(projection.at(x + SEAM_HALF, y + north))}`,
      );
    });
  return `<path d="${lines.join('')}" stroke="var(--wood-edge)" stroke-opacity=".24" stroke-width="2"/>`;
}

/** What lies under the slabs: one plate, or where squares are missing one for each square. */
function platesOf(seen: Grid): readonly (readonly Point[])[] {
  const plate = footprint(0, 0, 0.56, 0.16);
  if (isWhole(seen)) return [plate.map((corner) => stretched(corner, seen))];
  return squaresOf(seen)
    .filter((square) => hasGround(seen, square))
    .map((square) => {
      const { x, y } = placeOf(seen, square, 0);
      return plate.map(([east, north]): Point => [x + east, y + north]);
    });
}

const stretched = ([x, y]: Point, { columns, rows }: Grid): Point => [
  x + (Math.sign(x) * (columns - 1)) / 2,
  y + (Math.sign(y) * (rows - 1)) / 2,
];
