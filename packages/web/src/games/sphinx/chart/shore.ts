/** A point of a chart. */
export type Point = readonly [x: number, y: number];

/** An islet: where it lies, how far it reaches, and what its shore is drawn with by chance, always the same. */
export interface Islet {
  readonly at: Point;
  readonly reach: Point;
  readonly seed: number;
}

const CORNERS = 22;

/** A number from 0 to 1 that looks like chance and is always the same for the same seed. */
export function steadyChance(seed: number): number {
  const wave = Math.sin(seed * 127.1) * 43758.5453;
  return wave - Math.floor(wave);
}

/** The shore of an islet as path data, or a line so far from it. */
export function shoreOf(islet: Islet, away = 0): string {
  const corners = cornersOf(islet, away);
  const middles = corners.map((corner, n) => middle(corner, corners[(n + 1) % CORNERS]!));
  const bends = corners.map((_, n) => {
    const next = (n + 1) % CORNERS;
    return `Q${text(corners[next]!)} ${text(middles[next]!)}`;
  });
  return `M${text(middles[0]!)}${bends.join('')}Z`;
}

/** How far a point is from the middle of an islet, where 1 is its shore. */
export const nearnessTo = ({ at: [cx, cy], reach: [rx, ry] }: Islet, [x, y]: Point, away = 0): number =>
  Math.hypot((x - cx) / (rx + away), (y - cy) / (ry + away));

/** The point of an islet's shore that lies towards another point, or so far from the shore. */
export function shoreTowards({ at: [cx, cy], reach: [rx, ry] }: Islet, [x, y]: Point, away = 0): Point {
  const angle = Math.atan2((y - cy) / ry, (x - cx) / rx);
  return [cx + Math.cos(angle) * (rx + away), cy + Math.sin(angle) * (ry + away)];
}

function cornersOf({ at: [cx, cy], reach: [rx, ry], seed }: Islet, away: number): readonly Point[] {
  return Array.from({ length: CORNERS }, (_, n) => {
    const angle = (n / CORNERS) * 2 * Math.PI;
    const wobble =
      1 +
      0.11 * Math.sin(3 * angle + seed * 1.7) +
      0.07 * Math.sin(5 * angle + seed * 2.9) +
      0.1 * (steadyChance(seed * 31 + n) - 0.5);
    return [cx + Math.cos(angle) * (rx * wobble + away), cy + Math.sin(angle) * (ry * wobble + away)];
  });
}

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** A point as path data. */
export const text = ([x, y]: Point): string => `${+x.toFixed(1)} ${+y.toFixed(1)}`;
