import type { Ground } from '@thera/board';

/** So far a backdrop goes on beyond its map, for elements of another shape. */
export const BEYOND = 400;

/** The farthest ground of a map, and what is around it. */
export const beyond = ({ width, height }: Pick<Ground, 'width' | 'height'>, fill: string): string =>
  `<rect x="${-BEYOND}" y="${-BEYOND}" width="${width + 2 * BEYOND}" height="${height + 2 * BEYOND}" fill="${fill}"/>`;
