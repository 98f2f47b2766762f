import { circle, type Point2, star as starOutline } from './forms.ts';
import type { Glyph } from './game-solids.ts';
import type { Point3 } from './measures.ts';
import type { Palette } from './palette.ts';

/** Whatever belongs to enemies is black, by day and by night. */
const EDGE = '#1c1418';
const LINE = 0.11;

/** Two letters z, one above the other. */
export const snore = (at: Point3, { mark, casing }: Palette): Glyph => ({
  name: 'snore',
  at,
  half: 0.19,
  draw(pen, width) {
    pen.lineJoin = 'round';
    for (const [line, colour] of [
      [0.15, casing],
      [0.07, mark],
    ] as const)
      for (const [size, x, y] of [
        [0.32, -0.2, 0.22],
        [0.42, 0.16, -0.18],
      ] as const) {
        pen.font = `bold ${width * size * 1.5}px system-ui, sans-serif`;
        pen.lineWidth = width * line;
        pen.strokeStyle = pen.fillStyle = colour;
        if (colour === casing) pen.strokeText('z', width * x, width * y);
        pen.fillText('z', width * x, width * y);
      }
  },
});

/** What something costs, on a bright chip. */
export const price = (text: string, at: Point3, { casing, hot }: Palette): Glyph => ({
  ...chip(text, at, { casing: hot }, casing),
  name: `price ${text}`,
});

/** A few characters on a chip; a dark one unless it is said. */
export const chip = (
  text: string,
  at: Point3,
  { casing }: Pick<Palette, 'casing'>,
  fill: string = EDGE,
): Glyph => ({
  name: `chip ${text}`,
  at,
  half: 0.19,
  draw(pen, width) {
    pen.font = `bold ${width * 0.4}px system-ui, sans-serif`;
    const written = pen.measureText(text).width / 2 + width * 0.12;
    const half = Math.min(width * 0.47, Math.max(width * 0.3, written));
    pen.beginPath();
    pen.roundRect(-half, -width * 0.28, 2 * half, width * 0.56, width * 0.2);
    pen.fillStyle = fill;
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
