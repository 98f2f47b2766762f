import type { Texture } from 'three';
import type { QuarterTurns } from '../quarter-turns.ts';
import { drawGlyphs, type Sign } from './lettering.ts';
import { RIM_MIDDLE, spotOf } from './measures.ts';
import type { Palette } from './palette.ts';

const GLYPHS = 'ABCDE12345';
export const COORDINATE_COUNT: number = GLYPHS.length;
const HALF = 0.17;
const FONT = '"Marcellus", "Palatino Linotype", Palatino, Georgia, serif';

/** Letters and digits for the rim. */
export function drawCoordinates(texture: Texture, palette: Palette): void {
  drawGlyphs(texture, COORDINATE_COUNT, (pen, glyph, cell) => {
    pen.font = `${cell * 0.66}px ${FONT}`;
    pen.fillStyle = palette.letter;
    pen.fillText(GLYPHS[glyph]!, 0, cell * 0.02);
  });
}

/** Columns along the near edge or the far one, rows along the left, whichever are seen there once turned. */
export function coordinateSigns(turns: QuarterTurns): readonly Sign[] {
  const isSwapped = turns % 2 === 1;
  return Array.from({ length: 5 }, (_, i) => i).flatMap((i) => {
    const [letter, digit] = [spotOf(20 + i, turns), spotOf(20 - 5 * i, turns)];
    const [below, beside] = isSwapped ? [digit, letter] : [letter, digit];
    const [belowGlyph, besideGlyph] = isSwapped ? [5 + i, i] : [i, 5 + i];
    return [sign(below.x, RIM_MIDDLE, belowGlyph), sign(-RIM_MIDDLE, beside.z, besideGlyph)];
  });
}

function sign(x: number, z: number, glyph: number): Sign {
  return { at: [x, 0.014, z], right: [HALF, 0, 0], up: [0, 0, -HALF], glyph };
}
