import type { Point } from '../../board.ts';
import { easeInOut, easeOut, hop, progress } from '../../three/easing.ts';
import {
  type Exit,
  FIGURE_DELAY,
  type MapMotion,
  type MapShift,
  type MapWalk,
  type Wound,
} from '../map-motion.ts';
import type { MapScene, MapUnit } from '../map-scene.ts';
import type { MapDrawing } from '../svg/map-drawing.ts';
import { pointsBetween } from '../svg/passages.ts';
import { placeOf } from '../svg/standing.ts';
import { between } from './terraces.ts';
import type { Terrain } from './terrain.ts';

/** A moment between two scenes. */
export interface MapInstant {
  readonly drawing: MapDrawing;
  readonly terrain: Terrain;
  readonly before: MapScene;
  readonly after: MapScene;
  readonly motions: readonly MapMotion[];
  /** In milliseconds since the motions began. */
  readonly time: number;
}

/** A unit at a moment. */
export interface UnitPose {
  /** What it looks like: figures fall and nets close in the course of motions. */
  readonly unit: MapUnit;
  readonly at: Point;
  /** How high the ground is where it stands. */
  readonly ground: number;
  /** How high it is above the ground. */
  readonly above: number;
  /** How far it has gone from where it stands, when it shakes or strikes. */
  readonly aside: Point;
  /** How far it is tilted to its right, in radians. */
  readonly roll: number;
  /** From 1 down to 0 when it is gone. */
  readonly size: number;
}

/** How high those hover who fly. */
const HOVER = 0.16;
const HOPS: Readonly<Record<MapWalk['kind'], number>> = { walk: 0.09, run: 0.12, fly: 0.6 };
const THROWN = { height: 0.4, roll: 0.5 };
const SHAKE = 4;
const LEAN = 18;
const HELD = 10;
const HIGH = 0.6;
/** How far beyond the edge somebody is out of sight. */
const OUT = 110;

/** A motion of some kinds at its time. */
type Timed<T> = T & Pick<MapMotion, 'start' | 'duration'>;
type Move = Timed<MapWalk | MapShift | Exit>;

/** All units at a moment: those who are there afterwards, and those who are on their way out. */
export const unitPoses = (instant: MapInstant): readonly UnitPose[] => [
  ...instant.after.units.map((unit) => poseOf(instant, unit, instant.after)),
  ...instant.motions.flatMap((motion) =>
    (motion.kind === 'destroy' || motion.kind === 'exit') && instant.time < motion.start + motion.duration
      ? [poseOf(instant, motion.unit, instant.before)]
      : [],
  ),
];

function poseOf(instant: MapInstant, unit: MapUnit, scene: MapScene): UnitPose {
  const own = instant.motions.filter((motion) => 'unit' in motion && motion.unit.id === unit.id);
  const standing = restOf(instant, unit, placeOf(instant.drawing, scene, unit));
  const moving = own.reduce((pose, motion) => moved(instant, pose, motion), goneFrom(instant, standing, own));
  return { ...moving, unit: lookOf(unit, own, instant.time) };
}

function restOf({ terrain }: MapInstant, unit: MapUnit, at: Point): UnitPose {
  const above = unit.flies ? HOVER : 0;
  return { unit, at, ground: terrain.heightAt(unit.area, at), above, aside: [0, 0], roll: 0, size: 1 };
}

const isMove = (motion: MapMotion): motion is Move =>
  ['walk', 'run', 'fly', 'throw', 'shift', 'exit'].includes(motion.kind);

/** Where a unit is in the course of its moves: where it was before the first, where the last has brought it. */
function goneFrom(instant: MapInstant, standing: UnitPose, own: readonly MapMotion[]): UnitPose {
  const moves = own.filter(isMove);
  const move = moves.findLast(({ start }) => start <= instant.time) ?? moves[0];
  if (move === undefined) return standing;
  const share = progress(instant.time, move.start, move.duration);
  if (move.kind === 'exit') return leaving(instant, standing, share);
  if (share === 1) return standing;
  return underWay(instant, standing, move, share);
}

function underWay(
  instant: MapInstant,
  standing: UnitPose,
  move: Timed<MapWalk | MapShift>,
  share: number,
): UnitPose {
  const { drawing, terrain, before } = instant;
  const from = placeOf(drawing, before, move.was);
  const heights = (points: readonly Point[]): readonly number[] =>
    points.map((point, index) =>
      index === 0
        ? terrain.heightAt(move.was.area, point)
        : index === points.length - 1
          ? standing.ground
          : terrain.groundAt(point),
    );
  if ('way' in move) {
    const points = [from, ...pointsBetween(drawing, move.way), standing.at];
    const steps = move.kind === 'fly' ? 1 : Math.max(1, move.way.length - 1);
    const height = HOPS[move.kind] * Math.abs(hop(share * steps));
    return { ...standing, ...along(points, heights(points), share), above: standing.above + height };
  }
  const points = [from, standing.at];
  if (move.kind === 'shift') return { ...standing, ...along(points, heights(points), easeInOut(share)) };
  const turned = standing.at[0] < from[0] ? -THROWN.roll : THROWN.roll;
  return {
    ...standing,
    ...along(points, heights(points), share),
    above: standing.above + THROWN.height * hop(share),
    roll: turned * hop(share),
  };
}

/** A place on a line of points, each of which is reached in as much time as the others. */
function along(
  points: readonly Point[],
  heights: readonly number[],
  share: number,
): Pick<UnitPose, 'at' | 'ground'> {
  const place = share * (points.length - 1);
  const index = Math.min(Math.floor(place), points.length - 2);
  const part = place - index;
  const ground = heights[index]! + (heights[index + 1]! - heights[index]!) * part;
  return { at: between(points[index]!, points[index + 1]!, part), ground };
}

/** Off the map, over the edge that is nearest to the way out. */
function leaving({ drawing }: MapInstant, standing: UnitPose, share: number): UnitPose {
  const { at } = standing;
  const goal: Point = drawing.form === 'tall' ? [at[0], drawing.height + OUT] : [-OUT, at[1]];
  return {
    ...standing,
    at: between(at, goal, easeInOut(share)),
    above: standing.above + HOPS.walk * Math.abs(hop(share * 4)),
    size: 1 - easeInOut(share) * 0.6,
  };
}

/** What a motion other than a move does to a unit. */
function moved(instant: MapInstant, pose: UnitPose, motion: MapMotion): UnitPose {
  const share = progress(instant.time, motion.start, motion.duration);
  const isOn = share > 0 && share < 1;
  switch (motion.kind) {
    case 'come':
      return { ...pose, above: pose.above + HIGH * (1 - easeOut(share)), size: Math.min(1, share * 2) };
    case 'destroy':
      return { ...pose, above: pose.above - 0.5 * share, roll: 0.5 * share, size: 1 - 0.6 * share };
    case 'wound':
      return isOn ? { ...pose, aside: [SHAKE * Math.sin(share * 5 * Math.PI) * (1 - share), 0] } : pose;
    case 'stop':
      return isOn ? { ...pose, aside: [0, HELD * hop(share)] } : pose;
    case 'strike':
      return isOn ? { ...pose, aside: towards(instant, pose, motion.at, LEAN * hop(share)) } : pose;
    default:
      return pose;
  }
}

function towards({ drawing }: MapInstant, { at }: UnitPose, area: string, far: number): Point {
  const goal = drawing.cells.get(area)!.middle;
  const length = Math.hypot(goal[0] - at[0], goal[1] - at[1]);
  if (length < 60) return [0, -far];
  return [((goal[0] - at[0]) / length) * far, ((goal[1] - at[1]) / length) * far];
}

/** What a unit looks like in the course of what happens to it. */
function lookOf(unit: MapUnit, own: readonly MapMotion[], time: number): MapUnit {
  let look = unit;
  for (const motion of own) look = { ...look, ...changedBy(motion, look, time) };
  return look;
}

/** What a motion changes of how a unit looks at some time. */
function changedBy(motion: MapMotion, { rage = 0 }: MapUnit, time: number): Partial<MapUnit> {
  if (motion.kind === 'wound') return { strength: strengthAt(motion, time) };
  if (time >= motion.start) return {};
  switch (motion.kind) {
    case 'spread':
      return { isTrapped: false };
    case 'free':
      return { isTrapped: true };
    case 'calm':
      return { rage: rage + 1 };
    case 'enrage':
      return { rage: Math.max(0, rage - 1) };
    default:
      return {};
  }
}

/** What is left counts down, or figures fall one after the other. */
function strengthAt({ unit, was, start, duration }: Timed<Wound>, time: number): MapUnit['strength'] {
  const lost = was.strength.left - unit.strength.left;
  const apart = unit.strength.kind === 'figures' ? FIGURE_DELAY : duration / lost;
  const fallen = time < start ? 0 : Math.min(lost, Math.floor((time - start) / apart) + 1);
  return { ...unit.strength, left: was.strength.left - fallen };
}

/** All that each unit looks like while motions go on, so that it can be drawn beforehand. */
export function looksOf(instant: Omit<MapInstant, 'time'>): readonly MapUnit[] {
  const times = instant.motions.flatMap((motion) => {
    const lost = motion.kind === 'wound' ? motion.was.strength.left - motion.unit.strength.left : 0;
    const apart = lost === 0 ? 0 : motion.duration / lost;
    return [motion.start, ...Array.from({ length: lost }, (_, index) => motion.start + index * apart)];
  });
  return [0, ...times, Infinity].flatMap((time) => unitPoses({ ...instant, time }).map(({ unit }) => unit));
}
