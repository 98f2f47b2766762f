import { type Corner, cornerOf, hasGround } from '../grid.ts';
import { placeOf } from '../quarter-turns.ts';
import { type Drawing, symbol } from './drawing.ts';
import type { Frame } from './frame.ts';
import { paint } from './paint.ts';
import type { Point } from './projection.ts';
import { pair } from './shapes.ts';
import { shoreOf } from './shore.ts';

/** A bush on the rim: at which corner, how far beyond the corner square's middle, and how large. */
interface Bush {
  readonly corner: Corner;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const BEHIND: readonly Bush[] = [
  { corner: 'far left', x: -0.6, y: 0.62, size: 0.85 },
  { corner: 'far left', x: -0.38, y: 0.7, size: 0.62 },
  { corner: 'far right', x: 0.4, y: 0.66, size: 0.62 },
];
const IN_FRONT: readonly Bush[] = [
  { corner: 'near right', x: 0.73, y: -0.34, size: 0.65 },
  { corner: 'near right', x: 0.66, y: -0.58, size: 0.9 },
];
/** Where a boat would like to be beyond a corner square's middle; how far it reaches to the left of there, and up. */
const BOAT = { x: -1.35, y: 1.55, size: 0.78, left: 40, height: 54 };

export const bushSymbol = (drawing: Drawing): string =>
  symbol(
    drawing,
    'bush',
    `<ellipse cx="5" cy="1" rx="21" ry="10" fill="${paint(drawing, 'blob')}"/>` +
      '<path d="M-15-2C-21-12-12-20-7-18C-5-27 9-27 10-18C18-20 21-8 14-2Z" fill="var(--leaf)" stroke="var(--leaf-edge)" stroke-width="2.2"/>' +
      '<path d="M-5-12h.1M4-18h.1M7-8h.1M-11-7h.1" stroke="var(--bloom)" stroke-width="5.2" stroke-linecap="round"/>',
  );

/** The bushes at the far edge of the island. */
export const bushesBehind = (drawing: Drawing): string => bushes(drawing, BEHIND);

/** The bushes at the near edge, which stand in front of everything. */
export const bushesInFront = (drawing: Drawing): string => bushes(drawing, IN_FRONT);

/** Where a corner is missing nothing grows, and on rafts neither. */
const bushes = (drawing: Drawing, all: readonly Bush[]): string =>
  all
    .filter(({ corner }) => !drawing.seen.isTimber && hasGround(drawing.seen, cornerOf(drawing.seen, corner)))
    .map((bush) => {
      const { x, y } = placeOf(drawing.seen, cornerOf(drawing.seen, bush.corner), 0);
      return `<use href="#${drawing.id}-bush" transform="${placed(drawing.projection.at(x + bush.x, y + bush.y), bush.size)}"/>`;
    })
    .join('');

/** A boat that passes behind the island, never cut by the frame. */
export const boat = (drawing: Drawing, frame: Frame): string =>
  `<g transform="${placed(boatPlace(drawing, frame), BOAT.size)}" stroke-width="2.3" stroke-linejoin="round">` +
  '<path d="M-44 9C-20 16 30 16 52 8" fill="none" stroke="var(--foam)" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>' +
  '<path d="M2-8V-62" stroke="var(--rock-4)" stroke-width="3"/>' +
  '<g fill="var(--plaster-lit)" stroke="var(--window)" stroke-opacity=".7"><path d="M-30-6H32C28 8 18 11 4 11C-14 11-26 6-30-6Z"/>' +
  '<path d="M6-60C26-44 32-26 30-12H6Z"/><path d="M-2-52C-14-38-20-24-20-12H-2Z" fill="var(--roof-2)"/></g>' +
  '<path d="M-28-1H30" stroke="var(--door)" stroke-width="4"/></g>';

const placed = (point: Point, size: number): string => `translate(${pair(point)})scale(${size})`;

/** Where the boat is. */
export function boatPlace(drawing: Drawing, { left, top }: Frame): Point {
  const { x, y } = placeOf(drawing.seen, cornerOf(drawing.seen, 'far left'), 0);
  const [u, v] = drawing.projection.at(x + BOAT.x, y + BOAT.y, shoreOf(drawing).seaLevel);
  return [Math.max(u, left + BOAT.left), Math.max(v, top + BOAT.height)];
}
