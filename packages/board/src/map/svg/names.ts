import { short } from '../../svg/shapes.ts';
import { namePlace } from '../layout.ts';
import type { MapBoardOptions } from '../map-board.ts';
import type { MapDrawing } from './map-drawing.ts';

const SIZE = 27;
const LARGE = 33;

/** What areas are called, on top of everything that does not move; each name has its own casing. */
export function areaNames({ cells, plan }: MapDrawing, { names, largeNames }: MapBoardOptions): string {
  const size = largeNames ? LARGE : SIZE;
  const written = [...cells.values()].flatMap((cell) => {
    const name = names[cell.area];
    if (name === undefined) return [];
    const { lines, x, y } = namePlace(cell, name, size, plan.areas[cell.area]!.zone !== undefined);
    const spans = lines.map(
      (line, index) =>
        `<tspan x="${short(x)}" y="${short(y + index * size * 1.02)}">${escaped(line)}</tspan>`,
    );
    return [`<text>${spans.join('')}</text>`];
  });
  return (
    `<g class="names" text-anchor="middle" font-family="var(--font-display)" font-size="${size}" fill="var(--m-text)" ` +
    `stroke="var(--m-casing)" stroke-width="6" stroke-linejoin="round" paint-order="stroke">${written.join('')}</g>`
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
