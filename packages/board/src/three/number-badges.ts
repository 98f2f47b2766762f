import type { Texture } from 'three';
import { axesOf, type View } from './camera.ts';
import { drawGlyphs, type Sign } from './lettering.ts';
import type { Point3 } from './measures.ts';
import type { Palette } from './palette.ts';
import type { Bearer } from './piece-poses.ts';

const HALF = 0.15;
/** How far to the right of a piece, in front of it and above its feet. */
const ASIDE = 0.24;
const NEARER = 0.22;
const AT_FEET = 0.14;
/** Who looks somewhere has it beside the shoulder. */
const SHOULDER = 0.36;
const AT_SHOULDER = 0.56;

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
  bearers: readonly Bearer[],
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
  return bearers.flatMap(({ piece, x, y, z, turn }): Sign[] => {
    if (piece.number === undefined) return [];
    const [aside, height] =
      piece.facing === undefined ? [ASIDE, AT_FEET] : [freeSide(turn, right), AT_SHOULDER];
    const at: Point3 = [x, y + height, z];
    const place = (i: 0 | 1 | 2): number => at[i] + right[i] * aside + back[i] * NEARER;
    return [
      {
        at: [place(0), place(1), place(2)],
        right: scale(right),
        up: scale(up),
        glyph: numbers.indexOf(piece.number),
      },
    ];
  });
}

/** On which side of the picture a piece carries nothing: it has its hands ahead and to the right. */
function freeSide(turn: number, right: Point3): number {
  const [ahead, beside] = [
    [Math.sin(turn), Math.cos(turn)],
    [Math.cos(turn), -Math.sin(turn)],
  ] as const;
  const carried = (ahead[0]! + beside[0]!) * right[0] + (ahead[1]! + beside[1]!) * right[2];
  return carried > 0 ? -SHOULDER : SHOULDER;
}
