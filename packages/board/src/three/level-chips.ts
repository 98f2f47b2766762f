import type { Texture } from 'three';
import type { QuarterTurns } from '../quarter-turns.ts';
import type { Scene } from '../scene.ts';
import { axesOf, type View } from './camera.ts';
import { drawGlyphs, type Sign } from './lettering.ts';
import { domeRadius, type Point3, spotOf, TOPS, topHalf } from './measures.ts';
import type { Palette } from './palette.ts';

const HALF = 0.115;
const DOME_GLYPH = 4;
export const CHIP_COUNT = 5;

/** The digits 0 to 3, and a dome, on dark chips. */
export function drawChips(texture: Texture, palette: Palette): void {
  drawGlyphs(texture, CHIP_COUNT, (pen, glyph, cell) => {
    const half = cell * 0.44;
    pen.beginPath();
    pen.roundRect(-half, -half, 2 * half, 2 * half, cell * 0.2);
    pen.fillStyle = palette.mark;
    pen.fill();
    pen.lineWidth = cell * 0.07;
    pen.strokeStyle = palette.casing;
    pen.stroke();
    pen.fillStyle = palette.casing;
    if (glyph === DOME_GLYPH) drawDome(pen, cell * 0.24);
    else {
      pen.font = `bold ${cell * 0.6}px system-ui, sans-serif`;
      pen.fillText(String(glyph), 0, cell * 0.04);
    }
  });
}

/** A chip at the near right corner of every tower, turned to the viewer. */
export function chipSigns({ shape, towers }: Scene, turns: QuarterTurns, view: View): readonly Sign[] {
  const { right, up, back } = axesOf(view);
  const scale = (axis: Point3): Point3 => [axis[0] * HALF, axis[1] * HALF, axis[2] * HALF];
  return towers.flatMap((tower, square): Sign[] => {
    if (tower.blocks === 0 && !tower.dome) return [];
    const spot = spotOf(shape, square, turns);
    const reach = tower.dome ? domeRadius(tower) * 0.9 : topHalf(tower) * 0.82;
    const near = Math.hypot(back[0], back[2]);
    const along = (axis: 0 | 2): number => (right[axis] + back[axis] / near) * reach;
    return [
      {
        at: [spot.x + along(0), TOPS[tower.blocks]! + 0.1, spot.z + along(2)],
        right: scale(right),
        up: scale(up),
        glyph: tower.dome ? DOME_GLYPH : tower.blocks,
      },
    ];
  });
}

function drawDome(pen: CanvasRenderingContext2D, radius: number): void {
  pen.beginPath();
  pen.arc(0, radius * 0.35, radius, Math.PI, 0);
  pen.closePath();
  pen.fill();
  pen.fillRect(-radius * 1.1, radius * 0.5, radius * 2.2, radius * 0.28);
}
