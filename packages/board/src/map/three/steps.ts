import type { Point } from '../../board.ts';
import { dimmed, type Rgb } from '../../three/colour.ts';
import { block, stick } from '../../three/forms.ts';
import {
  type Form,
  joined,
  joinedForms,
  moved,
  painted,
  type Solid,
  scaled,
  turnedX,
  turnedY,
} from '../../three/solid.ts';
import { seenCorner } from '../cell.ts';
import type { MapColour } from '../map-relief.ts';
import type { AreaId } from '../map-scene.ts';
import { adjacentPairs, sharedSides } from '../mesh.ts';
import type { MapDrawing } from '../svg/map-drawing.ts';
import { passageAt } from '../svg/passages.ts';
import { placed } from './space.ts';
import type { Terrain } from './terrain.ts';

const TREADS = 3;
/** How wide a step is, and how deep all its treads are together. */
const STEP = { width: 0.36, depth: 0.34, thickness: 0.3, above: 0.012 };
const RUNGS = { apart: 0.13, radius: 0.018, length: 0.36 };
const WAVES = { width: 0.5, depth: 0.3 };

/** A paved step on every border; rungs where it is steep, water between two waters. */
export function stepsSolid(drawing: MapDrawing, terrain: Terrain, colour: MapColour): Solid {
  return joined(
    ...adjacentPairs(drawing.plan.mesh).map(([one, other]) =>
      stepBetween(drawing, terrain, colour, [one, other]),
    ),
  );
}

function stepBetween(
  drawing: MapDrawing,
  terrain: Terrain,
  colour: MapColour,
  [one, other]: readonly [AreaId, AreaId],
): Solid {
  const { plan } = drawing;
  const at = passageAt(drawing, one, other);
  const [nearer, farther] = awayFrom(drawing, one, other, at);
  const [low, high] = [terrain.heightAt(nearer, at), terrain.heightAt(farther, at)];
  const floors = [one, other].map((area) => plan.floors[plan.areas[area]!.floor]!);
  const angle = borderAngle(drawing, one, other);
  const solid = floors.some(({ isSteep }) => isSteep)
    ? rungs(low, high, colour)
    : floors.every(({ isSunken }) => isSunken)
      ? painted(moved(box(WAVES.width, WAVES.depth, 0.2), 0, Math.min(low, high) - 0.204, 0), colour('rift'))
      : treads(low, high, colour('step'));
  const [x, , z] = placed(drawing, at, 0);
  return moved(turnedY(solid, -angle), x, 0, z);
}

/** Two areas in the order in which a step leads away from the viewer, once its border lies across. */
function awayFrom(
  drawing: MapDrawing,
  one: AreaId,
  other: AreaId,
  at: Point,
): readonly [nearer: AreaId, farther: AreaId] {
  const angle = borderAngle(drawing, one, other);
  const [x, y] = drawing.cells.get(one)!.middle;
  // Where a turned step looks towards the viewer.
  const near = -(x - at[0]) * Math.sin(angle) + (y - at[1]) * Math.cos(angle);
  return near > 0 ? [one, other] : [other, one];
}

/** How the border of two areas is turned, from one lying across. */
function borderAngle({ plan, form }: MapDrawing, one: AreaId, other: AreaId): number {
  const [side] = sharedSides(plan.mesh, one, other);
  const [from, to] = [seenCorner(plan, form, side![0]), seenCorner(plan, form, side![1])];
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  return Math.abs(angle) > Math.PI / 2 ? angle - Math.sign(angle) * Math.PI : angle;
}

/** A block of some width, depth and height that stands on 0. */
const box = (width: number, depth: number, height: number): Form =>
  scaled(block(0.5, 1, 0.04, { size: 0.03, segments: 1 }, 1), width, height, depth);

function treads(low: number, high: number, colour: Rgb): Solid {
  const depth = STEP.depth / TREADS;
  return joined(
    ...Array.from({ length: TREADS }, (_, index) => {
      const share = (index + 0.5) / TREADS;
      const top = low + (high - low) * share + STEP.above;
      const tread = moved(
        box(STEP.width, depth * 0.94, STEP.thickness),
        0,
        top - STEP.thickness,
        STEP.depth * (0.5 - share),
      );
      return painted(tread, ([, y]) => dimmed(colour, y > top - 0.01 ? 1 : 0.62));
    }),
  );
}

function rungs(low: number, high: number, colour: MapColour): Solid {
  const lean = Math.atan2(high - low, RUNGS.length);
  const rung = moved(stick(RUNGS.radius, RUNGS.length, 6), 0, -RUNGS.length / 2, 0);
  const bars = [-1, 0, 1].map((side) => moved(turnedX(rung, lean - Math.PI / 2), side * RUNGS.apart, 0, 0));
  const ledge = (low + high) / 2 + 0.03;
  return painted(moved(joinedForms(...bars), 0, ledge, 0), colour('cliff-hi'));
}
