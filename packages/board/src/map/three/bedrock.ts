import type { Point } from '../../board.ts';
import { dimmed } from '../../three/colour.ts';
import type { Point3 } from '../../three/measures.ts';
import { type Corner, fan, joined, painted, type Solid, sheet, unit } from '../../three/solid.ts';
import { seenCorner } from '../cell.ts';
import type { MapColour, MapRelief } from '../map-relief.ts';
import { type Mesh, sidesOf } from '../mesh.ts';
import type { MapDrawing } from '../svg/map-drawing.ts';
import { placed } from './space.ts';
import type { Terrain } from './terrain.ts';

/** How far out the rock reaches at its upper edge, and below it layer by layer, with how far down that is. */
const RIM = 22;
const LAYERS: readonly (readonly [out: number, down: number])[] = [
  [30, 0.1],
  [24, 0.34],
  [36, 0.4],
  [22, 0.74],
  [30, 0.8],
  [2, 1.7],
];

/** The corners of a mesh around all areas, by number, clockwise. */
export function rimOf(mesh: Mesh): readonly number[] {
  const sides = Object.keys(mesh.cells).flatMap((area) => sidesOf(mesh, area).map((side) => side.join()));
  const counts = new Map<string, number>();
  for (const side of sides) counts.set(side, (counts.get(side) ?? 0) + 1);
  const next = new Map<number, number>();
  for (const cell of Object.values(mesh.cells))
    for (const [index, from] of cell.entries()) {
      const to = cell[(index + 1) % cell.length]!;
      if (counts.get(from < to ? `${from},${to}` : `${to},${from}`) === 1) next.set(from, to);
    }
  const rim = [[...next.keys()][0]!];
  for (let at = next.get(rim[0]!)!; at !== rim[0]; at = next.get(at)!) rim.push(at);
  return rim;
}

/** The line around all areas, as it is seen, and as far out as the rock reaches. */
export const coastOf = ({ plan, form }: MapDrawing): readonly Point[] =>
  pushedOut(
    rimOf(plan.mesh).map((corner) => seenCorner(plan, form, corner)),
    LAYERS[0]![0],
  );

/** An outline, clockwise, pushed out by so much. */
const pushedOut = (outline: readonly Point[], by: number): readonly Point[] =>
  outline.map((point, index) => {
    const [x, y] = awayAt(outline, index);
    return [point[0] + x * by, point[1] + y * by];
  });

/** The way out at a point of an outline. */
function awayAt(outline: readonly Point[], index: number): Point {
  const [before, after] = [outline.at(index - 1)!, outline[(index + 1) % outline.length]!];
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  return [(after[1] - before[1]) / length, -(after[0] - before[0]) / length];
}

/** The rock on which all areas lie: grooves between them, a rim, and layers below. */
export function bedrock(drawing: MapDrawing, relief: MapRelief, terrain: Terrain, colour: MapColour): Solid {
  const { plan, form, cells } = drawing;
  const grooves = [...cells.values()].map(({ area, middle }) => {
    const outline = plan.mesh.cells[area]!.map((corner) =>
      placed(drawing, seenCorner(plan, form, corner), terrain.corners[corner]!),
    );
    const low = Math.min(...outline.map(([, up]) => up));
    return painted(fan(placed(drawing, middle, low), outline, [0, 1, 0]), colour('face'));
  });
  const corners = rimOf(plan.mesh);
  const outline = corners.map((corner) => seenCorner(plan, form, corner));
  const row = (out: number, down: number, tilt: number): readonly Corner[] => {
    const row = pushedOut(outline, out).map((point, index): Corner => {
      const [x, z] = awayAt(outline, index);
      const at = placed(drawing, point, terrain.corners[corners[index]!]! - down);
      return { at, normal: unit([x, tilt, z]) };
    });
    return [...row, row[0]!];
  };
  const shades = relief.strata.map(colour);
  const layers = LAYERS.slice(1).map(([out, down], index) => {
    const [before, above] = LAYERS[index]!;
    const shade = shades[Math.floor((index * shades.length) / (LAYERS.length - 1))]!;
    return painted(sheet([row(before, above, 0.1), row(out, down, 0.1)]), shadedBy(shade));
  });
  const rim = sheet([row(0, 0, 4), row(RIM, 0.01, 4), row(LAYERS[0]![0], LAYERS[0]![1], 0.6)]);
  return joined(...grooves, painted(rim, shades[0]!), ...layers);
}

/** Rock is not of one tone. */
const shadedBy =
  (shade: Parameters<typeof dimmed>[0]) =>
  ([x, , z]: Point3) =>
    dimmed(shade, 0.94 + 0.1 * Math.sin(3.1 * x + 2.3 * z));
