import type { Point } from '../../board.ts';
import { type Cell, centreOf, FRAMES, seenCorner } from '../cell.ts';
import type { MapRelief } from '../map-relief.ts';
import type { AreaId } from '../map-scene.ts';
import { cornerAt } from '../mesh.ts';
import type { MapDrawing } from '../svg/map-drawing.ts';

/** How far the rock between areas lies below the lowest of them. */
const GROOVE = 0.07;

/** How high everything lies. */
export interface Terrain {
  /** The height of an area in its middle. */
  readonly heightOf: (area: AreaId) => number;
  /** The height of an area at one of its points: stairs rise. */
  readonly heightAt: (area: AreaId, point: Point) => number;
  /** The height of the ground at a point of the map; of the lowest area beyond all of them. */
  readonly groundAt: (point: Point) => number;
  /** By number: how high the rock lies where areas meet. */
  readonly corners: readonly number[];
}

export function terrainOf({ plan, form, cells }: MapDrawing, relief: MapRelief): Terrain {
  const heights = new Map(
    Object.entries(plan.areas).map(([area, own]) => {
      const [x, y] = centreOf(plan.mesh.cells[area]!.map((corner) => cornerAt(plan.mesh, corner)));
      return [area, relief.height(own, [x / FRAMES.tall.width, y / FRAMES.tall.height])];
    }),
  );
  const heightOf = (area: AreaId): number => heights.get(area)!;
  const heightAt = (area: AreaId, point: Point): number => {
    const rise = relief.stairs[plan.areas[area]!.floor];
    return heightOf(area) + (rise === undefined ? 0 : rise * shareUp(cells.get(area)!, point));
  };
  const shapes = Object.entries(plan.mesh.cells).map(
    ([area, corners]) => [area, corners.map((corner) => seenCorner(plan, form, corner))] as const,
  );
  const lowest = Math.min(...heights.values());
  const groundAt = (point: Point): number => {
    const found = shapes.find(([area, shape]) => isNear(cells.get(area)!, point) && isWithin(shape, point));
    return found === undefined ? lowest : heightAt(found[0], point);
  };
  const corners = Array.from({ length: plan.mesh.corners.length / 2 }, (_, corner) => {
    const around = Object.keys(plan.mesh.cells).filter((area) => plan.mesh.cells[area]!.includes(corner));
    return Math.min(...around.map(heightOf)) - GROOVE;
  });
  return { heightOf, heightAt, groundAt, corners };
}

/** How far up in an area a point is, from -0.5 to 0.5; a wide map lies on its side, and up is to the right. */
export function shareUp({ form, box }: Cell, [x, y]: Point): number {
  const share =
    form === 'tall' ? (box.bottom - y) / (box.bottom - box.top) : (x - box.left) / (box.right - box.left);
  return Math.min(Math.max(share, 0), 1) - 0.5;
}

const AROUND = 60;

const isNear = ({ box }: Cell, [x, y]: Point): boolean =>
  x > box.left - AROUND && x < box.right + AROUND && y > box.top - AROUND && y < box.bottom + AROUND;

/** Whether a point lies within an outline. */
export function isWithin(outline: readonly Point[], [x, y]: Point): boolean {
  let isIn = false;
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % outline.length]!;
    if (from[1] > y === to[1] > y) continue;
    if (x < from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1])) isIn = !isIn;
  }
  return isIn;
}
