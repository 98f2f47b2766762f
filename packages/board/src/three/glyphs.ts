import { circle, type Point2, star as starOutline } from './forms.ts';
import type { Glyph } from './game-solids.ts';
import type { Point3 } from './measures.ts';
import type { Palette } from './palette.ts';

/** Whatever belongs to enemies is black, by day and by night. */
const EDGE = '#1c1418';
const LINE = 0.11;

/** A few characters on a dark chip. */
export const chip = (text: string, at: Point3, { casing }: Palette): Glyph => ({
  name: `chip ${text}`,
  at,
  half: 0.19,
  draw(pen, width) {
    pen.font = `bold ${width * 0.4}px system-ui, sans-serif`;
    const written = pen.measureText(text).width / 2 + width * 0.12;
    const half = Math.min(width * 0.47, Math.max(width * 0.3, written));
    pen.beginPath();
    pen.roundRect(-half, -width * 0.28, 2 * half, width * 0.56, width * 0.2);
    pen.fillStyle = EDGE;
    pen.fill();
    pen.lineWidth = width * 0.05;
    pen.strokeStyle = casing;
    pen.stroke();
    pen.fillStyle = casing;
    pen.fillText(text, 0, width * 0.03);
  },
});

export const diamond = (colour: string, at: Point3): Glyph => ({
  name: `diamond ${colour}`,
  at,
  half: 0.1,
  draw: (pen, width) => drawShape(pen, circle(width * 0.38, 4), width * LINE, colour),
});

export const star = (colour: string, at: Point3): Glyph => ({
  name: 'star',
  at,
  half: 0.1,
  draw: (pen, width) => drawShape(pen, starOutline(5, width * 0.42, width * 0.19), width * LINE, colour),
});

function drawShape(
  pen: CanvasRenderingContext2D,
  outline: readonly Point2[],
  line: number,
  colour: string,
): void {
  pen.beginPath();
  for (const [x, y] of outline) pen.lineTo(x, -y);
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
  pen.lineWidth = line;
  pen.lineJoin = 'round';
  pen.strokeStyle = EDGE;
  pen.stroke();
}
