import type { Point } from '../board.ts';
import { short } from '../svg/shapes.ts';
import type { MapForm } from './map-board.ts';
import type { MapPlan } from './map-plan.ts';
import type { AreaId } from './map-scene.ts';
import { cornerAt } from './mesh.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An area as it is seen. */
export interface Cell {
  readonly area: AreaId;
  readonly form: MapForm;
  /** Without the gap to its neighbours; clockwise. */
  readonly outline: readonly Point[];
  /** The outline with round corners, as path data. */
  readonly path: string;
  readonly middle: Point;
  readonly box: Box;
}

export const FRAMES: Readonly<Record<MapForm, { readonly width: number; readonly height: number }>> = {
  tall: { width: 1000, height: 1330 },
  wide: { width: 1440, height: 1040 },
};

/** A tall map lies on its side when it is wide, with what was on top at the right, and is a little longer. */
const WIDE = { length: 1.1085, fromLeft: -22, breadth: 1.01, fromTop: 13 };

const seenIn = (form: MapForm, [x, y]: Point): Point =>
  form === 'tall'
    ? [x, y]
    : [(FRAMES.tall.height - y) * WIDE.length + WIDE.fromLeft, x * WIDE.breadth + WIDE.fromTop];

/** Where a corner of a map is seen. */
export const seenCorner = ({ mesh }: MapPlan, form: MapForm, corner: number): Point =>
  seenIn(form, cornerAt(mesh, corner));

type Cells = ReadonlyMap<AreaId, Cell>;

const CUT = new WeakMap<MapPlan, Partial<Record<MapForm, Cells>>>();

/**
 * All areas of a map, from far to near, so that an edge of a terrace lies over what is behind it. They are cut once for
 * each map and form.
 */
export function cellsOf(plan: MapPlan, form: MapForm): Cells {
  const known = CUT.get(plan)?.[form];
  if (known !== undefined) return known;
  const cells = cut(plan, form);
  CUT.set(plan, { ...CUT.get(plan), [form]: cells });
  return cells;
}

function cut(plan: MapPlan, form: MapForm): Cells {
  const cells = Object.keys(plan.mesh.cells).map((area) => cellOf(plan, form, area));
  cells.sort((one, other) => one.middle[1] - other.middle[1]);
  return new Map(cells.map((cell) => [cell.area, cell]));
}

function cellOf(plan: MapPlan, form: MapForm, area: AreaId): Cell {
  const around = plan.mesh.cells[area]!.map((corner) => seenCorner(plan, form, corner));
  // Terraces are seen from the front: below them there is their edge.
  const outline = inset(around, ([, down]) => plan.gap + Math.max(0, down) * plan.rise);
  return {
    area,
    form,
    outline,
    path: roundedOutline(outline, plan.round),
    middle: centreOf(outline),
    box: boxOf(outline),
  };
}

/** A convex outline, clockwise, with each side moved inwards by as much as is told of the direction that it looks to. */
export function inset(outline: readonly Point[], by: (outwards: Point) => number): readonly Point[] {
  const sides = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const outwards: Point = [along[1], -along[0]];
    const depth = by(outwards);
    return { at: [from[0] - outwards[0] * depth, from[1] - outwards[1] * depth] as Point, along };
  });
  return sides.map((side, index) => meeting(sides.at(index - 1)!, side, outline[index]!));
}

interface Line {
  readonly at: Point;
  readonly along: Point;
}

/** Where two lines meet; for those that hardly do, between them. */
function meeting(one: Line, other: Line, near: Point): Point {
  const across = one.along[0] * other.along[1] - one.along[1] * other.along[0];
  if (Math.abs(across) < 0.08) {
    const part = (near[0] - other.at[0]) * other.along[0] + (near[1] - other.at[1]) * other.along[1];
    return [other.at[0] + other.along[0] * part, other.at[1] + other.along[1] * part];
  }
  const [dx, dy] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
  const way = (dx * other.along[1] - dy * other.along[0]) / across;
  return [one.at[0] + one.along[0] * way, one.at[1] + one.along[1] * way];
}

/** A closed line with round corners, as path data; corners of short sides are less round. */
export function roundedOutline(outline: readonly Point[], round: number): string {
  const parts = outline.map((corner, index) => {
    const towards = (other: Point): string => {
      const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]);
      const part = Math.min(round, length * 0.45) / (length || 1);
      return `${short(corner[0] + (other[0] - corner[0]) * part)} ${short(corner[1] + (other[1] - corner[1]) * part)}`;
    };
    const [before, after] = [outline.at(index - 1)!, outline[(index + 1) % outline.length]!];
    return `${index === 0 ? 'M' : 'L'}${towards(before)}Q${short(corner[0])} ${short(corner[1])} ${towards(after)}`;
  });
  return `${parts.join('')}Z`;
}

/** The centre of gravity of an outline. */
export function centreOf(outline: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % outline.length]!;
    const part = from[0] * to[1] - to[0] * from[1];
    area += part;
    x += (from[0] + to[0]) * part;
    y += (from[1] + to[1]) * part;
  }
  return [x / (3 * area), y / (3 * area)];
}

export const boxOf = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

/** From where to where an outline reaches at some height; nothing beyond it. */
export function spanAt(
  outline: readonly Point[],
  y: number,
): readonly [left: number, right: number] | undefined {
  const crossings = outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length]!;
    if (from[1] === to[1] || y < Math.min(from[1], to[1]) || y > Math.max(from[1], to[1])) return [];
    return [from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1])];
  });
  return crossings.length < 2 ? undefined : [Math.min(...crossings), Math.max(...crossings)];
}
