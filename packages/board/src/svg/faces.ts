import type { Scene } from '../scene.ts';
import { standOf } from '../stands.ts';
import type { Drawing } from './drawing.ts';
import { feet } from './feet.ts';
import type { Point } from './projection.ts';

/** How far above the feet a face is, and how far around it nothing may be drawn. */
const FACE = { above: 57, across: 19, up: 21 };

/** The face of a piece, with what it wears on its head: an ellipse over which nothing is drawn. */
export interface Face {
  readonly at: Point;
  readonly across: number;
  readonly up: number;
}

/** All faces in a drawing of a scene; from straight above there are none. */
export function facesIn(drawing: Drawing, scene: Scene): readonly Face[] {
  if (drawing.projection.uprightness < 0.1) return [];
  return scene.pieces.map((piece) => {
    const stand = standOf(scene, piece);
    const [u, v] = feet(drawing, scene, piece.square, stand);
    return {
      at: [u, v - FACE.above * stand.size],
      across: FACE.across * stand.size,
      up: FACE.up * stand.size,
    };
  });
}

/** How far a disc is from the nearest face; less than nothing if it lies over one. */
export const clearance = (faces: readonly Face[], [u, v]: Point, radius: number): number =>
  Math.min(
    ...faces.map(
      ({ at, across, up }) => Math.hypot((u - at[0]) / (across + radius), (v - at[1]) / (up + radius)) - 1,
    ),
  );

/** The first that is clear of all faces, or else the one that is farthest from them. */
export function clearest<T>(candidates: Iterable<T>, clearanceOf: (candidate: T) => number): T {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const clear = clearanceOf(candidate);
    if (clear >= 0) return candidate;
    if (clear <= most) continue;
    [best, most] = [candidate, clear];
  }
  return best!;
}

const ASIDE: readonly Point[] = [0, -12].flatMap((up) =>
  [0, 14, -14, 24, -24, 33, -33].map((aside): Point => [aside, up]),
);

/** Where something round may lie without crossing a face: where it should, or a little aside. */
export const besideFaces = (faces: readonly Face[], [u, v]: Point, radius: number): Point =>
  clearest(
    ASIDE.map(([aside, up]): Point => [u + aside, v + up]),
    (point) => clearance(faces, point, radius),
  );
