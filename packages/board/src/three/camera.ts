import type { Grid } from '../grid.ts';
import type { Point3 } from './measures.ts';

/** From where the island is seen. Angles in degrees. */
export interface View {
  /** To which side the viewer has gone; 0 is due south, positive to the right. */
  readonly yaw: number;
  /** How high the viewer is above the horizon. */
  readonly elevation: number;
  readonly distance: number;
  /** What is in the middle of the picture. */
  readonly target: Point3;
  /** How much is seen from the lower to the upper edge. */
  readonly fieldOfView: number;
}

/** How the viewer has gone away from home. */
export interface Orbit {
  readonly yaw: number;
  readonly elevation: number;
  /** Distance as a multiple of the one at home. */
  readonly distance: number;
}

export const AT_HOME: Orbit = { yaw: 0, elevation: 0, distance: 1 };
export const YAW_LIMIT = 60;
export const ELEVATION_LIMITS = [28, 72] as const;
export const DISTANCE_LIMITS = [0.72, 1.25] as const;
/** By how much a hand can pull beyond a limit. */
const GIVE = { angle: 9, distance: 0.08 };

/** How something is looked at, from however far away. */
export type Pose = Pick<View, 'yaw' | 'elevation' | 'fieldOfView'>;

/** What has to be seen from side to side, and what from below to above. */
export interface Extent {
  readonly across: readonly Point3[];
  readonly up: readonly Point3[];
}

const WIDE: Pose = { yaw: 15, elevation: 43, fieldOfView: 28 };
const TALL: Pose = { yaw: 8, elevation: 55, fieldOfView: 34 };
const WIDE_FROM = 1.3;
const TALL_UP_TO = 0.8;

/** How much of the picture the island may fill. */
const FILL = { across: 0.97, up: 0.92 };
/** What has to be seen: from side to side the rim, from below to above the cliff and the highest domes. */
const ACROSS: Readonly<Record<Breadth, readonly Bound[]>> = {
  rim: [{ beyond: 0.22, y: 0.05 }],
  cliffs: [
    { beyond: 0.3, y: 0.05 },
    { beyond: 0.85, y: -1.15 },
  ],
};
const UP: readonly Bound[] = [
  { beyond: -0.3, y: 1.75 },
  { beyond: 0.7, y: -1.15 },
];

/** How much of an island has to be seen from side to side: as far as one plays, or all of it. */
export type Breadth = 'rim' | 'cliffs';

/** How far beyond its squares a board has to be seen at some height. */
interface Bound {
  readonly beyond: number;
  readonly y: number;
}

/** The view that shows the whole board, as it lies, in a picture so many times as wide as high. */
export function homeView(aspect: number, seen: Grid, breadth: Breadth = 'rim'): View {
  const share = Math.min(Math.max((aspect - TALL_UP_TO) / (WIDE_FROM - TALL_UP_TO), 0), 1);
  const between = (key: keyof Pose): number => TALL[key] + (WIDE[key] - TALL[key]) * share;
  const pose = {
    yaw: between('yaw'),
    elevation: between('elevation'),
    fieldOfView: between('fieldOfView'),
  };
  const all = (bounds: readonly Bound[]): readonly Point3[] =>
    bounds.flatMap((bound) => corners(seen, bound));
  return wholeView(pose, aspect, { across: all(ACROSS[breadth]), up: all(UP) });
}

/** The view in a pose that shows all of something, in a picture so many times as wide as high. */
export function wholeView(pose: Pose, aspect: number, extent: Extent): View {
  let view: View = { ...pose, distance: 15, target: [0, 0, 0] };
  for (let round = 0; round < 6; round++) view = fitted(view, aspect, extent);
  return view;
}

/** The view of somebody who has gone around the island. */
export function orbited(home: View, orbit: Orbit): View {
  return {
    ...home,
    yaw: home.yaw + orbit.yaw,
    elevation: home.elevation + orbit.elevation,
    distance: home.distance * orbit.distance,
  };
}

/** An orbit within its limits. */
export function limited(orbit: Orbit, home: View): Orbit {
  return bounded(orbit, home, (value, low, high) => Math.min(Math.max(value, low), high));
}

/** An orbit that a hand pulls beyond its limits only against growing resistance. */
export function softlyLimited(orbit: Orbit, home: View): Orbit {
  return bounded(orbit, home, (value, low, high, give) => {
    if (value < low) return low - yielded(low - value, give);
    return value > high ? high + yielded(value - high, give) : value;
  });
}

/** Where a viewer's eye is. */
export function eyeOf(view: View): Point3 {
  const back = axesOf(view).back;
  const [x, y, z] = view.target;
  return [x + back[0] * view.distance, y + back[1] * view.distance, z + back[2] * view.distance];
}

/** Where a point is in the picture: -1 to 1 from left to right and from below to above. */
export function projected(point: Point3, view: View, aspect: number): readonly [x: number, y: number] {
  const { right, up, back } = axesOf(view);
  const from: Point3 = [point[0] - view.target[0], point[1] - view.target[1], point[2] - view.target[2]];
  const depth = (view.distance - dot(from, back)) * Math.tan(radians(view.fieldOfView / 2));
  return [dot(from, right) / (depth * aspect), dot(from, up) / depth];
}

/** The axes of a viewer: to the right, up, and from the target to the eye. */
export type Axes = Readonly<Record<'right' | 'up' | 'back', Point3>>;

export function axesOf(view: Pick<View, 'yaw' | 'elevation'>): Axes {
  const [sy, cy] = [Math.sin(radians(view.yaw)), Math.cos(radians(view.yaw))];
  const [se, ce] = [Math.sin(radians(view.elevation)), Math.cos(radians(view.elevation))];
  return { right: [cy, 0, -sy], up: [-sy * se, ce, -cy * se], back: [sy * ce, se, cy * ce] };
}

function fitted(view: View, aspect: number, extent: Extent): View {
  const ends = (points: readonly Point3[], axis: 0 | 1): readonly number[] =>
    points.map((point) => projected(point, view, aspect)[axis]);
  const [across, up] = [ends(extent.across, 0), ends(extent.up, 1)];
  const [left, right, low, high] = [
    Math.min(...across),
    Math.max(...across),
    Math.min(...up),
    Math.max(...up),
  ];
  const half = view.distance * Math.tan(radians(view.fieldOfView / 2));
  const axes = axesOf(view);
  const [x, y] = [((left + right) / 2) * half * aspect, ((low + high) / 2) * half];
  const along = (i: 0 | 1 | 2): number => view.target[i] + axes.right[i] * x + axes.up[i] * y;
  return {
    ...view,
    target: [along(0), along(1), along(2)],
    distance: view.distance * Math.max((right - left) / 2 / FILL.across, (high - low) / 2 / FILL.up),
  };
}

type Limit = (value: number, low: number, high: number, give: number) => number;

function bounded(orbit: Orbit, home: View, bound: Limit): Orbit {
  const [lowest, highest] = ELEVATION_LIMITS;
  return {
    yaw: bound(orbit.yaw, -YAW_LIMIT, YAW_LIMIT, GIVE.angle),
    elevation: bound(orbit.elevation, lowest - home.elevation, highest - home.elevation, GIVE.angle),
    distance: bound(orbit.distance, ...DISTANCE_LIMITS, GIVE.distance),
  };
}

const yielded = (pull: number, give: number): number => (give * pull) / (pull + 3 * give);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function corners({ columns, rows }: Grid, { beyond, y }: Bound): Point3[] {
  const [x, z] = [columns / 2 + beyond, rows / 2 + beyond];
  return [
    [-x, y, -z],
    [x, y, -z],
    [x, y, z],
    [-x, y, z],
  ];
}
