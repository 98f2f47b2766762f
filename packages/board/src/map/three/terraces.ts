import type { Point } from '../../board.ts';
import { mixed, type Rgb } from '../../three/colour.ts';
import type { Point3 } from '../../three/measures.ts';
import {
  type Corner,
  cross,
  type Form,
  fan,
  joined,
  joinedForms,
  minus,
  painted,
  type Solid,
  sheet,
  unit,
} from '../../three/solid.ts';
import type { Cell } from '../cell.ts';
import type { MapColour, MapRelief } from '../map-relief.ts';
import type { MapDrawing } from '../svg/map-drawing.ts';
import { type MapSize, placed } from './space.ts';
import { shareUp, type Terrain } from './terrain.ts';

const UP: Point3 = [0, 1, 0];
/** How far down the sides of a terrace go, and over how much of that they darken. */
const DEPTH = 0.7;
const SHADE = 0.4;
const BEVEL = 0.025;
/** A rock rises from its rim to a ledge that is so much smaller. */
const ROCK = { rise: 0.26, ledge: 0.72, jitter: 0.1 };
const TREADS = 7;

/** The areas of a map: what is seen from above, which a drawing lies on, and their sides. */
export interface Terraces {
  readonly land: Form;
  readonly water: Form;
  readonly sides: Solid;
}

export function terracesOf(
  drawing: MapDrawing,
  relief: MapRelief,
  terrain: Terrain,
  colour: MapColour,
): Terraces {
  const parts = [...drawing.cells.values()].map((cell) => {
    const { floor } = drawing.plan.areas[cell.area]!;
    const { isSunken = false, isSteep = false } = drawing.plan.floors[floor]!;
    const rise = relief.stairs[floor];
    const height = terrain.heightOf(cell.area);
    const part = isSteep
      ? rock(drawing, cell, height)
      : rise === undefined
        ? terrace(drawing, roundPoints(cell.outline, drawing.plan.round), height)
        : stairs(drawing, cell, height, rise);
    return { ...part, isSunken };
  });
  const [lit, face, edge] = [colour('lit'), colour('face'), colour('edge')];
  const topsOf = (wanted: boolean): Form =>
    joinedForms(...parts.filter(({ isSunken }) => isSunken === wanted).map(({ top }) => top));
  return {
    land: topsOf(false),
    water: topsOf(true),
    sides: joined(
      ...parts
        .filter(({ isSunken }) => !isSunken)
        .flatMap(({ walls }) => walls.map((wall) => darkened(wall, lit, face, edge))),
    ),
  };
}

/** Part of the side of a terrace, and how high its upper edge is. */
interface Wall {
  readonly form: Form;
  readonly height: number;
}

interface Part {
  readonly top: Form;
  readonly walls: readonly Wall[];
}

function darkened({ form, height }: Wall, lit: Rgb, face: Rgb, edge: Rgb): Solid {
  return painted(form, ([, y]) =>
    y > height - BEVEL / 2 ? lit : mixed(face, edge, Math.min((height - y) / SHADE, 1)),
  );
}

function terrace(size: MapSize, outline: readonly Point[], height: number): Part {
  return { top: lid(size, outline, height), walls: [wall(size, outline, height)] };
}

/** A flat top. */
const lid = (size: MapSize, outline: readonly Point[], height: number): Form =>
  fan(
    placed(size, meanOf(outline), height),
    outline.map((point) => placed(size, point, height)),
    UP,
  );

/** What is below the edge of a terrace, with a small bevel. */
function wall(size: MapSize, outline: readonly Point[], height: number): Wall {
  const row = (up: number, tilt: number): readonly Corner[] => {
    const corners = outline.map((point, index): Corner => {
      const [x, z] = outwards(outline.at(index - 1)!, outline[(index + 1) % outline.length]!);
      return { at: placed(size, point, up), normal: unit([x, tilt, z]) };
    });
    return [...corners, corners[0]!];
  };
  return { form: sheet([row(height - DEPTH, 0), row(height - BEVEL, 0), row(height, 1)]), height };
}

/** To which side the line from one point to another looks, on a way clockwise. */
function outwards(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
}

/** Planes from the rim up to a ledge on which one can stand. */
function rock(size: MapSize, cell: Cell, height: number): Part {
  const rim = cell.outline.flatMap((corner, index) => [
    corner,
    between(corner, cell.outline[(index + 1) % cell.outline.length]!, 0.5),
  ]);
  const low = height - ROCK.rise;
  const ledge = rim.map((corner, index) =>
    between(cell.middle, corner, ROCK.ledge + (index % 2 === 0 ? -ROCK.jitter : ROCK.jitter / 2)),
  );
  const planes = rim.map((corner, index) => {
    const next = (index + 1) % rim.length;
    return plane([
      placed(size, corner, low),
      placed(size, rim[next]!, low),
      placed(size, ledge[next]!, height),
      placed(size, ledge[index]!, height),
    ]);
  });
  return {
    top: joinedForms(...planes, lid(size, ledge, height)),
    walls: [wall(size, rim, low)],
  };
}

/** Four corners that lie in one plane, more or less. */
function plane([a, b, c, d]: readonly [Point3, Point3, Point3, Point3]): Form {
  const turned = unit(cross(minus(b, a), minus(d, a)));
  const normal: Point3 = turned[1] < 0 ? [-turned[0], -turned[1], -turned[2]] : turned;
  const corner = (at: Point3): Corner => ({ at, normal });
  return sheet([
    [corner(a), corner(b)],
    [corner(d), corner(c)],
  ]);
}

/** Treads across the way up. */
function stairs(size: MapSize, cell: Cell, height: number, rise: number): Part {
  const treads = Array.from({ length: TREADS }, (_, index) => {
    const [from, to] = [index / TREADS - 0.5, (index + 1) / TREADS - 0.5];
    const outline = slice(cell.outline, (point) => shareUp(cell, point), from, to);
    return terrace(size, outline, height + (rise * (from + to)) / 2);
  });
  return { top: joinedForms(...treads.map(({ top }) => top)), walls: treads.flatMap(({ walls }) => walls) };
}

/** The part of an outline between two values of what grows along it. */
export function slice(
  outline: readonly Point[],
  valueAt: (point: Point) => number,
  from: number,
  to: number,
): readonly Point[] {
  return cut(
    cut(outline, (point) => valueAt(point) - from),
    (point) => to - valueAt(point),
  );
}

/** The part of an outline where something is not negative. */
function cut(outline: readonly Point[], valueAt: (point: Point) => number): readonly Point[] {
  return outline.flatMap((point, index) => {
    const next = outline[(index + 1) % outline.length]!;
    const [here, there] = [valueAt(point), valueAt(next)];
    const crossing = here < 0 === there < 0 ? [] : [between(point, next, here / (here - there))];
    return here < 0 ? crossing : [point, ...crossing];
  });
}

const CORNER_STEPS = 4;

/** An outline with round corners; corners of short sides are less round. */
export function roundPoints(outline: readonly Point[], round: number): readonly Point[] {
  return outline.flatMap((corner, index) => {
    const towards = (other: Point): Point => {
      const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]);
      return between(corner, other, Math.min(round, length * 0.45) / (length || 1));
    };
    const [from, to] = [towards(outline.at(index - 1)!), towards(outline[(index + 1) % outline.length]!)];
    return Array.from({ length: CORNER_STEPS + 1 }, (_, step) => {
      const t = step / CORNER_STEPS;
      return between(between(from, corner, t), between(corner, to, t), t);
    });
  });
}

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

const meanOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
