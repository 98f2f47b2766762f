import { paint } from './paint.ts';
import type { Point } from './projection.ts';
import { pair } from './shapes.ts';
import { type Stage, symbol } from './stage.ts';

const SEA_LEVEL = -1.02;
/** Where bushes grow on the rim, and how large they are. */
const BEHIND = [
  [-2.6, 2.62, 0.85],
  [-2.38, 2.7, 0.62],
  [2.4, 2.66, 0.62],
] as const;
const IN_FRONT = [
  [2.73, -2.34, 0.65],
  [2.66, -2.58, 0.9],
] as const;

export const bushSymbol = (stage: Stage): string =>
  symbol(
    stage,
    'bush',
    `<ellipse cx="5" cy="1" rx="21" ry="10" fill="${paint(stage, 'blob')}"/>` +
      '<path d="M-15-2C-21-12-12-20-7-18C-5-27 9-27 10-18C18-20 21-8 14-2Z" fill="var(--leaf)" stroke="var(--leaf-edge)" stroke-width="2.2"/>' +
      '<path d="M-5-12h.1M4-18h.1M7-8h.1M-11-7h.1" stroke="var(--bloom)" stroke-width="5.2" stroke-linecap="round"/>',
  );

/** The bushes at the far edge of the island. */
export const bushesBehind = (stage: Stage): string => BEHIND.map((bush) => bushAt(stage, bush)).join('');

/** The bushes at the near edge, which stand in front of everything. */
export const bushesInFront = (stage: Stage): string => IN_FRONT.map((bush) => bushAt(stage, bush)).join('');

const bushAt = (stage: Stage, [x, y, size]: readonly [number, number, number]): string =>
  `<use href="#${stage.id}-bush" transform="${placed(stage.projection.at(x, y), size)}"/>`;

/** A boat that passes behind the island. */
export const boat = ({ projection }: Stage): string =>
  `<g transform="${placed(projection.at(-3.35, 3.55, SEA_LEVEL), 0.78)}" stroke-width="2.3" stroke-linejoin="round">` +
  '<path d="M-44 9C-20 16 30 16 52 8" fill="none" stroke="var(--foam)" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>' +
  '<path d="M2-8V-62" stroke="var(--rock-4)" stroke-width="3"/>' +
  '<g fill="var(--plaster-lit)" stroke="var(--window)" stroke-opacity=".7"><path d="M-30-6H32C28 8 18 11 4 11C-14 11-26 6-30-6Z"/>' +
  '<path d="M6-60C26-44 32-26 30-12H6Z"/><path d="M-2-52C-14-38-20-24-20-12H-2Z" fill="var(--roof-2)"/></g>' +
  '<path d="M-28-1H30" stroke="var(--door)" stroke-width="4"/></g>';

const placed = (point: Point, size: number): string => `translate(${pair(point)})scale(${size})`;
