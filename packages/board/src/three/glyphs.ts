import type { Texture } from 'three';
import { circle, type Point2, star } from './forms.ts';
import { drawGlyphs } from './lettering.ts';
import type { Palette } from './palette.ts';

/** A small picture that turns to the viewer. */
export type Glyph =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'hit'; readonly colour: string }
  | { readonly kind: 'spent' }
  | { readonly kind: 'star' };

/** The name by which a glyph is found again. */
export const glyphName = (glyph: Glyph): string => Object.values(glyph).join(' ');

const EDGE = '#1c1418';

/** Draws glyphs side by side. */
export function drawAll(texture: Texture, glyphs: readonly Glyph[], palette: Palette): void {
  drawGlyphs(texture, glyphs.length, (pen, index, cell) => {
    const glyph = glyphs[index]!;
    pen.lineJoin = 'round';
    switch (glyph.kind) {
      case 'text':
        drawText(pen, glyph.text, cell, palette);
        break;
      case 'hit':
        drawShape(pen, circle(cell * 0.38, 4), cell * 0.11, glyph.colour);
        break;
      case 'spent':
        drawShape(pen, circle(cell * 0.38, 4), cell * 0.12, palette.plaster);
        break;
      case 'star':
        drawShape(pen, star(5, cell * 0.42, cell * 0.19), cell * 0.1, palette.plaster);
    }
  });
}

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
  pen.strokeStyle = EDGE;
  pen.stroke();
}

function drawText(pen: CanvasRenderingContext2D, text: string, cell: number, { casing }: Palette): void {
  pen.font = `bold ${cell * 0.4}px system-ui, sans-serif`;
  const half = Math.min(cell * 0.47, Math.max(cell * 0.3, pen.measureText(text).width / 2 + cell * 0.12));
  pen.beginPath();
  pen.roundRect(-half, -cell * 0.28, 2 * half, cell * 0.56, cell * 0.2);
  pen.fillStyle = EDGE;
  pen.fill();
  pen.lineWidth = cell * 0.05;
  pen.strokeStyle = casing;
  pen.stroke();
  pen.fillStyle = casing;
  pen.fillText(text, 0, cell * 0.03);
}
