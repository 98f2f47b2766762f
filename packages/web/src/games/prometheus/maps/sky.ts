import type { Backdrop, Ground } from '@thera/board';
import { BEYOND, beyond } from './beyond.ts';
import { evenly, seededBy } from './scatter.ts';

const CLOUD =
  'M-92 22A24 24 0 0 1-80-22A34 34 0 0 1-24-34A40 40 0 0 1 40-30A30 30 0 0 1 86-12A20 20 0 0 1 88 22Z';

const cloud = (x: number, y: number, size: number): string =>
  `<path d="${CLOUD}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${size.toFixed(1)})"/>`;

/** Clouds far below, along all edges. */
function farClouds(width: number, height: number): string {
  const random = seededBy('far clouds');
  const rows = evenly(-40, width + 60, 118).flatMap((x) => [
    cloud(x, random() * 24, 0.7 + random() * 0.4),
    cloud(x, height - 95 + random() * 45, 0.7 + random() * 0.6),
  ]);
  const sides = evenly(110, height - 60, 118).flatMap((y) => [
    cloud(0, y + random() * 20, 0.5 + random() * 0.5),
    cloud(width, y + random() * 20, 0.5 + random() * 0.5),
  ]);
  return [...rows, ...sides].join('');
}

function nearClouds(width: number, height: number): string {
  const random = seededBy('near clouds');
  return evenly(-30, width + 60, 104)
    .map((x) => cloud(x + random() * 20, height - 18 + random() * 22, 0.7 + random() * 0.4))
    .join('');
}

/** Terraces on a rock above clouds: noon, or the moon in the dark theme. */
export function sky({ id, width, height, outlines }: Ground): Backdrop {
  const stop = (offset: number, colour: string): string =>
    `<stop offset="${offset}" stop-color="var(--m-${colour})"/>`;
  const rock = (down: number, colour: string, width: number): string =>
    `<path d="${outlines}" transform="translate(0 ${down})" fill="var(--m-${colour})" stroke="var(--m-${colour})" stroke-width="${width}" stroke-linejoin="round"/>`;
  return {
    below:
      `<defs><linearGradient id="${id}-sky" gradientUnits="userSpaceOnUse" x2="0" y2="${height}">${stop(0, 'bg-1')}${stop(0.5, 'bg-2')}${stop(1, 'bg-3')}</linearGradient></defs>` +
      `${beyond({ width, height }, `url(#${id}-sky)`)}<g fill="var(--m-cloud)" opacity=".55">${farClouds(width, height)}</g>` +
      rock(46, 'rock-lo', 30) +
      rock(24, 'rock', 30) +
      rock(0, 'rock-hi', 26) +
      rock(0, 'face', 6) +
      `<g fill="var(--m-cloud)" stroke="var(--m-cloud-edge)" stroke-width="2.4">${nearClouds(width, height)}</g>` +
      `<rect x="${-BEYOND}" y="${height}" width="${width + 2 * BEYOND}" height="${BEYOND}" fill="var(--m-cloud)"/>`,
    above: '',
  };
}
