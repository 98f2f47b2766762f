import { paint } from './paint.ts';
import { type Point, UNIT } from './projection.ts';
import { footprint, hull, movableOutlineOf, outlineOf, pair, short, smoothOutlineOf } from './shapes.ts';
import type { Stage } from './stage.ts';

const RING_POINTS = 96;
const SQUARENESS = 7;
const SEA_LEVEL = -1.02;
const STRATA = [
  { colour: 'rock-4', bottom: 3.2, low: SEA_LEVEL, top: 3.12, high: -0.72, wobble: 0.013, phase: 2 },
  { colour: 'rock-3', bottom: 3.11, low: -0.74, top: 3.05, high: -0.44, wobble: 0.01, phase: 0.8 },
  { colour: 'rock-2', bottom: 3.05, low: -0.46, top: 3, high: -0.2, wobble: 0.008, phase: 1.7 },
  { colour: 'rock-1', bottom: 3, low: -0.22, top: 2.95, high: -0.02, wobble: 0.006, phase: 0.3 },
] as const;
const FOAM = [
  { radius: 3.58, opacity: 0.25, width: 4 },
  { radius: 3.42, opacity: 0.45, width: 6 },
  { radius: 3.27, opacity: 0.92, width: 10 },
] as const;

/** What can be left out of small pictures. */
export interface IslandDetail {
  /** Shallow water around the island. */
  readonly glow: boolean;
  /** Cracks in the rock, and the outer rings of foam. */
  readonly fine: boolean;
}

/** The sea around the island, its cliffs and the paved ground on top. */
export function island(stage: Stage, { glow, fine }: IslandDetail): string {
  // From straight above there are no cliffs, and paper needs no sea.
  if (stage.projection.uprightness < 0.1) return top(stage);
  const cliffs = STRATA.map((layer) => stratum(stage, layer, fine)).join('');
  return (glow ? shallows(stage) : '') + foam(stage, fine) + cliffs + shade(stage) + top(stage);
}

/** A square with round corners, of radius 1. */
const SMOOTH_RING = Array.from({ length: RING_POINTS }, (_, index) => {
  const angle = (index / RING_POINTS) * 2 * Math.PI;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const reach = (Math.abs(x) ** SQUARENESS + Math.abs(y) ** SQUARENESS) ** (-1 / SQUARENESS);
  return { angle, x: x * reach, y: y * reach };
});

/** A ring around the island whose edge wavers. */
function ring(
  { projection }: Stage,
  radius: number,
  z: number,
  wobble: number,
  phase: number,
): readonly Point[] {
  return SMOOTH_RING.map(({ angle, x, y }) => {
    const waver =
      Math.sin(angle * 5 + phase) +
      0.6 * Math.sin(angle * 11 + phase * 2.3) +
      0.45 * Math.sin(angle * 19 + phase);
    const distance = radius * (1 + wobble * waver);
    return projection.at(x * distance, y * distance, z);
  });
}

function shallows(stage: Stage): string {
  const [u, v] = stage.projection.at(0, 0, SEA_LEVEL);
  const [rx, ry] = [5.2 * UNIT, short(5.2 * UNIT * stage.projection.flatness)];
  return `<ellipse cx="${short(u)}" cy="${short(v)}" rx="${rx}" ry="${ry}" fill="${paint(stage, 'shallows')}"/>`;
}

function foam(stage: Stage, fine: boolean): string {
  const rings = FOAM.slice(fine ? 0 : -1).map(
    ({ radius, opacity, width }) =>
      `<path d="${smoothOutlineOf(ring(stage, radius, SEA_LEVEL, 0.016, 2 + radius))}" opacity="${opacity}" stroke-width="${width}"/>`,
  );
  return `<g class="foam" fill="none" stroke="var(--foam)" stroke-linejoin="round">${rings.join('')}</g>`;
}

function stratum(stage: Stage, layer: (typeof STRATA)[number], fine: boolean): string {
  const low = ring(stage, layer.bottom, layer.low, layer.wobble, layer.phase);
  const high = ring(stage, layer.top, layer.high, layer.wobble * 0.7, layer.phase);
  const rock = `<path d="${outlineOf(hull([...low, ...high]))}" fill="var(--${layer.colour})"/>`;
  return fine ? rock + cracks(stage, low, high, Math.round(layer.bottom * 100)) : rock;
}

function cracks({ projection }: Stage, low: readonly Point[], high: readonly Point[], seed: number): string {
  const data = low.map((foot, index) => {
    const angle = (index / RING_POINTS) * 2 * Math.PI;
    const isInFront = Math.cos(angle) * projection.sinYaw > Math.sin(angle) * projection.cosYaw - 0.02;
    if (!isInFront || (index * 7 + seed) % 3 === 0) return '';
    const head = high[index]!;
    return `M${pair(foot)}L${pair([head[0] + (foot[0] - head[0]) / 4, head[1] + (foot[1] - head[1]) / 4])}`;
  });
  return `<path d="${data.join('')}" fill="none" stroke="var(--shadow)" stroke-opacity=".2" stroke-width="2.2" stroke-linecap="round"/>`;
}

/** The cliff on the side away from the sun. */
function shade(stage: Stage): string {
  const [lowest, , , highest] = STRATA;
  const foot = ring(stage, lowest.bottom, lowest.low, lowest.wobble, lowest.phase);
  const head = ring(stage, highest.top, highest.high, highest.wobble, highest.phase);
  return `<path d="${outlineOf(hull([...foot, ...head]))}" fill="${paint(stage, 'lee')}"/>`;
}

function top(stage: Stage): string {
  const { at } = stage.projection;
  const seen = (points: readonly Point[]): string => outlineOf(points.map(([x, y]) => at(x, y)));
  const slab = movableOutlineOf(footprint(0, 0, 0.475, 0.07, 2).map(([x, y]) => at(x, y)));
  const slabs: [string, string] = ['', ''];
  for (let x = -2; x <= 2; x++) for (let y = -2; y <= 2; y++) slabs[(x + y) & 1 ? 0 : 1] += slab(at(x, y));
  return (
    `<path d="${smoothOutlineOf(ring(stage, 2.95, 0, 0.005, 0.3))}" fill="var(--rim)" stroke="var(--grout)" stroke-width="2"/>` +
    `<path d="${seen(footprint(0, 0, 2.56, 0.16))}" fill="var(--grout)" opacity=".75"/>` +
    `<path d="${slabs[0]}" fill="var(--ground)"/><path d="${slabs[1]}" fill="var(--ground-2)"/>`
  );
}
