import type { Point } from '../../board.ts';
import { pair, short } from '../../svg/shapes.ts';
import { seenCorner } from '../cell.ts';
import type { AreaId } from '../map-scene.ts';
import { adjacentPairs, sharedSides } from '../mesh.ts';
import { cellAt, type MapDrawing } from './map-drawing.ts';

const STEP =
  '<rect x="-19" y="-12" width="38" height="24" rx="5" fill="var(--m-step)" stroke="var(--m-edge)" stroke-width="2.6"/>' +
  '<path d="M-18-4H18M-18 4H18" stroke="var(--m-edge)" stroke-width="2.2" opacity=".8"/>';
const RUNGS =
  '<path d="M-14-9V9M0-9V9M14-9V9" stroke="var(--m-edge)" stroke-width="5" stroke-linecap="round"/>' +
  '<path d="M-14-9V9M0-9V9M14-9V9" stroke="var(--m-cliff-hi)" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="2 6"/>';
const WAVES =
  '<rect x="-26" y="-12" width="52" height="24" rx="6" fill="var(--m-rift)"/>' +
  '<path d="M-22-5q5-5 10 0t10 0t10 0t10 0M-22 6q5-5 10 0t10 0t10 0t10 0" stroke="var(--m-rift-line)" stroke-width="3" fill="none" stroke-linecap="round"/>';

/** Where one goes from an area to the next: the middle of their border. */
export function passageAt(drawing: MapDrawing, one: AreaId, other: AreaId): Point {
  const [from, to] = borderOf(drawing, one, other);
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - drawing.plan.rise / 2];
}

function borderOf({ plan, form }: MapDrawing, one: AreaId, other: AreaId): readonly [Point, Point] {
  const [side] = sharedSides(plan.mesh, one, other);
  if (side === undefined) throw new Error(`${one} and ${other} do not touch`);
  return [seenCorner(plan, form, side[0]), seenCorner(plan, form, side[1])];
}

/** A paved step on every border; rungs where it is steep, waves between two waters. */
export const passages = (drawing: MapDrawing): string =>
  `<g class="passages">${adjacentPairs(drawing.plan.mesh)
    .map(([one, other]) => passage(drawing, one, other))
    .join('')}</g>`;

/** The points of a way between its first and its last place: passages, and the middles of areas on the way. */
export const pointsBetween = (drawing: MapDrawing, way: readonly AreaId[]): readonly Point[] =>
  way.slice(1).flatMap((area, index) => {
    const from = way[index]!;
    const passage =
      sharedSides(drawing.plan.mesh, from, area).length > 0 ? [passageAt(drawing, from, area)] : [];
    return index + 2 === way.length ? passage : [...passage, cellAt(drawing, area).middle];
  });

function passage(drawing: MapDrawing, one: AreaId, other: AreaId): string {
  const [from, to] = borderOf(drawing, one, other);
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const upright = Math.abs(angle) > 90 ? angle - Math.sign(angle) * 180 : angle;
  return `<g transform="translate(${pair(passageAt(drawing, one, other))})rotate(${short(upright)})">${signOf(drawing, one, other)}</g>`;
}

function signOf({ plan }: MapDrawing, one: AreaId, other: AreaId): string {
  const floors = [one, other].map((area) => plan.floors[plan.areas[area]!.floor]!);
  if (floors.some(({ isSteep }) => isSteep)) return RUNGS;
  return floors.every(({ isSunken }) => isSunken) ? WAVES : STEP;
}

/** The points of a way from area to area, over the steps between them. */
export const wayPoints = (drawing: MapDrawing, areas: readonly AreaId[]): readonly Point[] =>
  areas.flatMap((area, index) => {
    const middle = cellAt(drawing, area).middle;
    const before = areas[index - 1];
    return before === undefined ? [middle] : [passageAt(drawing, before, area), middle];
  });

/** Path data of a way from area to area. */
export const wayThrough = (drawing: MapDrawing, areas: readonly AreaId[]): string =>
  `M${wayPoints(drawing, areas).map(pair).join('L')}`;
