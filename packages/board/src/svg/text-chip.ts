import type { Drawing } from './drawing.ts';
import type { Point } from './projection.ts';
import { pair, short } from './shapes.ts';

const HEIGHT = 24;
const PADDING = 9;
const LETTER = 9.2;

interface ChipShape {
  /** The radius of its corners. */
  readonly round?: number;
  readonly fill?: 'enemy-edge' | 'mark-casing';
  readonly casing?: 'mark-casing' | 'mark-hot' | 'rim';
  readonly ink?: 'mark-casing' | 'mark-hot';
}

/** A few characters on a chip around a point; a dark one unless it is said. */
export function textChip(
  { projection }: Drawing,
  point: Point,
  text: string,
  { round = HEIGHT / 2, fill = 'enemy-edge', casing = 'mark-casing', ink = 'mark-casing' }: ChipShape = {},
): string {
  const width = short(Math.max(HEIGHT + 1, text.length * LETTER + 2 * PADDING));
  return (
    `<g class="text-chip" transform="translate(${pair(point)})scale(${projection.signs})">` +
    `<rect x="${-width / 2}" y="${-HEIGHT / 2}" width="${width}" height="${HEIGHT}" rx="${round}" fill="var(--${fill})" stroke="var(--${casing})" stroke-width="2.4"/>` +
    `<text y="5.9" font-family="var(--font-ui)" font-size="16.5" font-weight="700" text-anchor="middle" fill="var(--${ink})">${escaped(text)}</text></g>`
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
