import type { BufferGeometry } from 'three';
import { type Grid, hasGround, isWhole, squaresOf } from '../grid.ts';
import { lineNames } from '../line-names.ts';
import type { QuarterTurns } from '../quarter-turns.ts';
import { geometryOf } from './geometry.ts';
import { coastsIn, type Land, RIM_REACH } from './land.ts';
import { type Point3, RIM_MIDDLE, spotOf } from './measures.ts';
import type { Palette } from './palette.ts';
import { seeded } from './random.ts';
import { coastLine } from './shoreline.ts';
import { type Corner, type Form, fan, joinedForms, painted, sheet } from './solid.ts';

/** By how much more than its squares a drawing of the top covers. */
const MARGIN = 0.86;
const AROUND = 128;
const PLATE_HALF = 0.56;
const PLATE_CORNER = 0.1;
const SEAMS = [-0.3, -0.1, 0.1, 0.3];
const FONT = '"Marcellus", "Palatino Linotype", Palatino, Georgia, serif';
const USUAL_SIDE = 5;
const LARGEST = 2048;

/** Width and height of what a drawing of the top covers. */
export const topSize = ({ seen }: Land): readonly [width: number, height: number] => [
  seen.columns + MARGIN,
  seen.rows + MARGIN,
];

/** Makes a canvas as large as the top needs it; as many pixels to a square as five by five have in such a square canvas. */
export function penFor(canvas: HTMLCanvasElement, size: number, land: Land): CanvasRenderingContext2D | null {
  const [width, height] = topSize(land);
  const unit = Math.min(size / (USUAL_SIDE + MARGIN), LARGEST / Math.max(width, height));
  canvas.width = Math.round(width * unit);
  canvas.height = Math.round(height * unit);
  const pen = canvas.getContext('2d');
  pen?.scale(unit, unit);
  return pen;
}

/** The top of the land, over which a drawing can be spread. */
export function topGeometry(land: Land): BufferGeometry {
  const form = isWhole(land.seen) ? wholeTop(land) : topWithGaps(land);
  return geometryOf(painted(form, [1, 1, 1]), topSize(land));
}

function wholeTop(land: Land): Form {
  const [coast] = coastsIn(land, AROUND);
  const line = coastLine(coast!, RIM_REACH, 0.003, 0.3).map(([x, z]): Point3 => [x, 0, z]);
  return fan([0, 0, 0], line, [0, 1, 0]);
}

/** Where the squares' own corners are rounded the rim begins within them, so that no crack is left. */
const WITHIN = -0.3;

/** Every square by itself, and the rim along the coasts. */
function topWithGaps(land: Land): Form {
  const flat = ([x, z]: readonly [number, number]): Corner => ({ at: [x, 0, z], normal: [0, 1, 0] });
  const squares = squaresOf(land.seen)
    .filter((square) => hasGround(land.seen, square))
    .map((square) => {
      const { x, z } = spotOf(land.seen, square, 0);
      const row = (down: number): Corner[] => [-0.5, 0.5].map((right) => flat([x + right, z + down]));
      return sheet([row(-0.5), row(0.5)]);
    });
  const rims = coastsIn(land, AROUND).map((coast) => {
    const row = (reach: number): Corner[] => {
      const line = coastLine(coast, reach, 0.003 * land.height, 0.3).map(flat);
      return [...line, line[0]!];
    };
    return sheet([row(WITHIN), row(RIM_REACH)]);
  });
  return joinedForms(...squares, ...rims);
}

/** The rim and the slabs from above, with letters and digits of a shape so turned if they are wanted. */
export function drawTop(
  canvas: HTMLCanvasElement,
  size: number,
  land: Land,
  palette: Palette,
  lettered: { readonly shape: Grid; readonly turns: QuarterTurns } | undefined,
): void {
  const pen = penFor(canvas, size, land);
  if (!pen) return;
  const { seen } = land;
  const [width, height] = topSize(land);
  const random = seeded(3);
  pen.fillStyle = palette.rim;
  pen.fillRect(0, 0, width, height);
  pen.translate(width / 2, height / 2);
  pen.fillStyle = palette.grout;
  drawPlates(pen, seen);
  for (const square of squaresOf(seen)) {
    if (!hasGround(seen, square)) continue;
    const { x, z } = spotOf(seen, square, 0);
    pen.save();
    pen.translate(x, z);
    const row = Math.floor(square / seen.columns);
    drawSlab(pen, palette.ground[(row + (square % seen.columns)) % 2]!, random);
    if (seen.isTimber) drawSeams(pen, palette);
    pen.restore();
  }
  if (lettered) drawLetters(pen, palette, lettered.shape, lettered.turns);
}

/** What lies under the slabs: one plate, or where squares are missing one for each square. */
function drawPlates(pen: CanvasRenderingContext2D, seen: Grid): void {
  const plates = isWhole(seen)
    ? [{ x: 0, z: 0, across: (seen.columns - 1) / 2, down: (seen.rows - 1) / 2 }]
    : squaresOf(seen)
        .filter((square) => hasGround(seen, square))
        .map((square) => ({ ...spotOf(seen, square, 0), across: 0, down: 0 }));
  for (const { x, z, across, down } of plates) {
    const [halfWidth, halfHeight] = [across + PLATE_HALF, down + PLATE_HALF];
    pen.beginPath();
    pen.roundRect(x - halfWidth, z - halfHeight, 2 * halfWidth, 2 * halfHeight, PLATE_CORNER);
    pen.fill();
  }
}

function drawSlab(pen: CanvasRenderingContext2D, ground: string, random: () => number): void {
  const outline = (x: number, z: number): void => {
    pen.beginPath();
    pen.roundRect(x - 0.475, z - 0.475, 0.95, 0.95, 0.07);
  };
  outline(0, 0);
  pen.fillStyle = ground;
  pen.fill();
  pen.clip();
  for (let i = 0; i < 240; i++) {
    pen.fillStyle = random() > 0.5 ? 'rgb(255 255 255 / .10)' : 'rgb(110 80 40 / .06)';
    pen.beginPath();
    pen.arc(random() - 0.5, random() - 0.5, 0.005 + random() * 0.016, 0, 7);
    pen.fill();
  }
  // A worn, lighter edge towards the sun and a darker one away from it make the slab thick.
  pen.lineWidth = 0.03;
  pen.strokeStyle = 'rgb(255 255 255 / .35)';
  outline(0.005, -0.005);
  pen.stroke();
  pen.strokeStyle = 'rgb(110 80 40 / .16)';
  outline(-0.01, 0.005);
  pen.stroke();
}

/** The seams between the planks of a raft. */
function drawSeams(pen: CanvasRenderingContext2D, palette: Palette): void {
  pen.fillStyle = palette.grout;
  for (const z of SEAMS) pen.fillRect(-0.475, z, 0.95, 0.02);
}

/** Letters along the near edge and digits along the left one, or the other way round once turned. */
function drawLetters(
  pen: CanvasRenderingContext2D,
  palette: Palette,
  shape: Grid,
  turns: QuarterTurns,
): void {
  pen.font = `.25px ${FONT}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = palette.letter;
  const { near, left } = lineNames(shape, turns);
  for (const { name, last } of near) pen.fillText(name, last.x, RIM_MIDDLE - last.y);
  for (const { name, last } of left) pen.fillText(name, last.x - RIM_MIDDLE, -last.y);
}
