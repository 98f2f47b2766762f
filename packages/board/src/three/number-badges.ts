import type { Texture } from 'three';
import { axesOf, type View } from './camera.ts';
import { drawGlyphs, type Sign } from './lettering.ts';
import type { Point3 } from './measures.ts';
import type { Palette } from './palette.ts';
import type { Badge } from './piece-poses.ts';

const HALF = 0.15;
/** How far to the right of a piece and in front of it. */
const ASIDE = 0.24;
const NEARER = 0.22;

/** Some numbers, each on a dark disc. */
export function drawNumbers(texture: Texture, numbers: readonly number[], palette: Palette): void {
  drawGlyphs(texture, numbers.length, (pen, glyph, cell) => {
    pen.beginPath();
    pen.arc(0, 0, cell * 0.44, 0, 7);
    pen.fillStyle = palette.mark;
    pen.fill();
    pen.lineWidth = cell * 0.07;
    pen.strokeStyle = palette.casing;
    pen.stroke();
    pen.fillStyle = palette.casing;
    pen.font = `bold ${cell * 0.56}px system-ui, sans-serif`;
    pen.fillText(String(numbers[glyph]), 0, cell * 0.04);
  });
}

/** Badges beside their pieces, turned to the viewer; `numbers` has the glyphs in order. */
export function badgeSigns(
  badges: readonly Badge[],
  numbers: readonly number[],
  size: number,
  view: View,
): readonly Sign[] {
  const { right, up, back } = axesOf(view);
  const scale = (axis: Point3): Point3 => [
    axis[0] * HALF * size,
    axis[1] * HALF * size,
    axis[2] * HALF * size,
  ];
  return badges.map(({ at, number }) => {
    const place = (i: 0 | 1 | 2): number => at[i] + right[i] * ASIDE + back[i] * NEARER;
    return {
      at: [place(0), place(1), place(2)],
      right: scale(right),
      up: scale(up),
      glyph: numbers.indexOf(number),
    };
  });
}
