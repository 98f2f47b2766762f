import type { Point } from '../../board.ts';
import type { Point3 } from '../../three/measures.ts';

/** So many of a map's units are one in three dimensions. */
export const SCALE = 100;

/** A map as large as it is drawn. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** Where a point of a map is at some height; the middle of the map is in the middle of everything. */
export const placed = ({ width, height }: MapSize, [x, y]: Point, up: number): Point3 => [
  (x - width / 2) / SCALE,
  up,
  (y - height / 2) / SCALE,
];
