import type { Scene, Tower } from '../scene.ts';
import { sizesOf } from '../tower-sizes.ts';
import { type Drawing, seenAt } from './drawing.ts';
import { perTower } from './per-tower.ts';
import { footprint, hull, outlineOf } from './shapes.ts';
import { domeRadius, STOREYS, topOf, topStorey } from './storeys.ts';

/** The sun is in the left and in front: how far a shadow falls, for each unit of height. */
const FALL = { x: 0.42, y: 0.26 };

/** The shadows of all towers on the ground, as one shape so that none lies darker upon another. */
export function groundShadows(drawing: Drawing, { towers }: Pick<Scene, 'towers'>): string {
  const data = towers.map((tower, square) => (isBare(tower) ? '' : shadowOf(drawing, tower, square)));
  return `<path class="shadows" d="${data.join('')}" fill="var(--shadow)" opacity=".17"/>`;
}

const isBare = ({ blocks, dome }: Tower): boolean => blocks === 0 && !dome;

const shadowOf = perTower((drawing, tower, square) => {
  const { x, y } = seenAt(drawing, square);
  const low = tower.blocks === 0 ? domeRadius(tower) : STOREYS[sizesOf(tower)[0]! - 1]!.half;
  const high = tower.blocks === 0 ? low : topStorey(tower).half;
  const height = topOf(tower);
  const foot = footprint(x, y, low + 0.02, 0.1);
  const head = footprint(x + FALL.x * height, y + FALL.y * height, high, Math.min(high, 0.1));
  return outlineOf(hull([...foot, ...head].map(([east, north]) => drawing.projection.at(east, north))));
});
