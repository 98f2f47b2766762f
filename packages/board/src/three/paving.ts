import type { Palette } from './palette.ts';
import { seeded } from './random.ts';

/** How wide the paving is. */
export const PAVING_WIDTH = 5.12;

/** Twenty-five slabs with their grain, drawn from above. */
export function drawPaving(canvas: HTMLCanvasElement, size: number, palette: Palette): void {
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const random = seeded(3);
  const unit = size / PAVING_WIDTH;
  pen.scale(unit, unit);
  pen.fillStyle = palette.grout;
  pen.fillRect(0, 0, PAVING_WIDTH, PAVING_WIDTH);
  for (let square = 0; square < 25; square++) {
    const [column, row] = [square % 5, Math.floor(square / 5)];
    pen.save();
    pen.translate(0.06 + column, 0.06 + row);
    drawSlab(pen, palette.ground[(column + row) % 2]!, random);
    pen.restore();
  }
}

function drawSlab(pen: CanvasRenderingContext2D, ground: string, random: () => number): void {
  pen.beginPath();
  pen.roundRect(0.025, 0.025, 0.95, 0.95, 0.07);
  pen.fillStyle = ground;
  pen.fill();
  pen.clip();
  for (let i = 0; i < 240; i++) {
    pen.fillStyle = random() > 0.5 ? 'rgb(255 255 255 / .10)' : 'rgb(110 80 40 / .06)';
    pen.beginPath();
    pen.arc(random(), random(), 0.005 + random() * 0.016, 0, 7);
    pen.fill();
  }
  // A worn, lighter edge towards the sun and a darker one away from it make the slab thick.
  pen.lineWidth = 0.03;
  pen.strokeStyle = 'rgb(255 255 255 / .35)';
  pen.beginPath();
  pen.roundRect(0.03, 0.02, 0.95, 0.95, 0.07);
  pen.stroke();
  pen.strokeStyle = 'rgb(110 80 40 / .16)';
  pen.beginPath();
  pen.roundRect(0.015, 0.03, 0.95, 0.95, 0.07);
  pen.stroke();
}
