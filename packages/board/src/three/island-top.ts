import type { BufferGeometry } from 'three';
import { FIVE_BY_FIVE } from '../grid.ts';
import type { QuarterTurns } from '../quarter-turns.ts';
import { cliffLine } from './cliff-line.ts';
import { geometryOf } from './geometry.ts';
import { type Point3, RIM_HALF, RIM_MIDDLE, spotOf } from './measures.ts';
import type { Palette } from './palette.ts';
import { seeded } from './random.ts';
import { fan, painted } from './solid.ts';

/** How much of the island a drawing of its top covers. */
export const TOP_WIDTH = 5.86;
const AROUND = 128;
const PLATE_HALF = 2.56;
const FONT = '"Marcellus", "Palatino Linotype", Palatino, Georgia, serif';

/** The top of the island, over which a drawing can be spread. */
export function topGeometry(): BufferGeometry {
  const line = cliffLine(AROUND, RIM_HALF, 0.003, 0.3).map(([x, z]): Point3 => [x, 0, z]);
  return geometryOf(painted(fan([0, 0, 0], line, [0, 1, 0]), [1, 1, 1]), TOP_WIDTH);
}

/** The rim and twenty-five slabs from above, with letters and digits if they are wanted. */
export function drawTop(
  canvas: HTMLCanvasElement,
  size: number,
  palette: Palette,
  lettered: QuarterTurns | undefined,
): void {
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const random = seeded(3);
  pen.scale(size / TOP_WIDTH, size / TOP_WIDTH);
  pen.fillStyle = palette.rim;
  pen.fillRect(0, 0, TOP_WIDTH, TOP_WIDTH);
  pen.translate(TOP_WIDTH / 2, TOP_WIDTH / 2);
  pen.fillStyle = palette.grout;
  pen.beginPath();
  pen.roundRect(-PLATE_HALF, -PLATE_HALF, 2 * PLATE_HALF, 2 * PLATE_HALF, 0.1);
  pen.fill();
  for (let square = 0; square < 25; square++) {
    const { x, z } = spotOf(FIVE_BY_FIVE, square, 0);
    pen.save();
    pen.translate(x, z);
    drawSlab(pen, palette.ground[square % 2]!, random);
    pen.restore();
  }
  if (lettered !== undefined) drawLetters(pen, palette, lettered);
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

/** Letters along the near edge and digits along the left one, or the other way round once turned. */
function drawLetters(pen: CanvasRenderingContext2D, palette: Palette, turns: QuarterTurns): void {
  pen.font = `.25px ${FONT}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = palette.letter;
  for (let i = 0; i < 5; i++) {
    const [column, row] = [spotOf(FIVE_BY_FIVE, 20 + i, turns), spotOf(FIVE_BY_FIVE, 20 - 5 * i, turns)];
    const [below, beside] = turns % 2 ? [String(i + 1), 'ABCDE'[i]!] : ['ABCDE'[i]!, String(i + 1)];
    pen.fillText(below, turns % 2 ? row.x : column.x, RIM_MIDDLE);
    pen.fillText(beside, -RIM_MIDDLE, turns % 2 ? column.z : row.z);
  }
}
