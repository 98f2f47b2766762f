import type { Drawing } from './drawing.ts';
import type { Point } from './projection.ts';
import { pair, short } from './shapes.ts';

const HEIGHT = 24;
const PADDING = 9;
const LETTER = 9.2;

interface ChipShape {
  /** The radius of its corners. */
  readonly round?: number;
  readonly casing?: 'mark-casing' | 'rim';
}

/** A few characters on a dark chip around a point. */
export function textChip(
  { projection }: Drawing,
  point: Point,
  text: string,
  { round = HEIGHT / 2, casing = 'mark-casing' }: ChipShape = {},
): string {
  const width = short(Math.max(HEIGHT + 1, text.length * LETTER + 2 * PADDING));
  return (
    `<g class="text-chip" transform="translate(${pair(point)})scale(${projection.signs})">` +
    `<rect x="${-width / 2}" y="${-HEIGHT / 2}" width="${width}" height="${HEIGHT}" rx="${round}" fill="var(--enemy-edge)" stroke="var(--${casing})" stroke-width="2.4"/>` +
    `<text y="5.9" font-family="var(--font-ui)" font-size="16.5" font-weight="700" text-anchor="middle" fill="var(--mark-casing)">${escaped(text)}</text></g>`
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
