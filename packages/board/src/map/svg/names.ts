import { short } from '../../svg/shapes.ts';
import type { MapDrawing } from './map-drawing.ts';

const LEADING = 1.02;

/** What areas are called, on top of everything that does not move; each name has its own casing. */
export function areaNames({ names, nameSize }: MapDrawing): string {
  const written = [...names.values()].map(({ lines, x, y }) => {
    const spans = lines.map(
      (line, index) =>
        `<tspan x="${short(x)}" y="${short(y + index * nameSize * LEADING)}">${escaped(line)}</tspan>`,
    );
    return `<text>${spans.join('')}</text>`;
  });
  return (
    `<g class="names" text-anchor="middle" font-family="var(--font-display)" font-size="${nameSize}" fill="var(--m-text)" ` +
    `stroke="var(--m-casing)" stroke-width="6" stroke-linejoin="round" paint-order="stroke">${written.join('')}</g>`
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
