import { type Corner, cornerOf } from '../grid.ts';
import { projected, type View } from './camera.ts';
import { rgb } from './colour.ts';
import { lathe, type Point2, stick } from './forms.ts';
import type { Land } from './land.ts';
import { type Point3, type Spot, spotOf } from './measures.ts';
import type { Palette } from './palette.ts';
import {
  type Form,
  joined,
  joinedForms,
  moved,
  painted,
  type Corner as SheetCorner,
  type Solid,
  scaled,
  sheet,
} from './solid.ts';

/** A boat and where it would like to lie, from the middle of a far corner's square; what comes first is best. */
interface Boat {
  readonly corner: Corner;
  readonly turn: number;
  readonly size: number;
  readonly berths: readonly (readonly [x: number, z: number])[];
}

const BOATS: readonly Boat[] = [
  {
    corner: 'far left',
    turn: 0.5,
    size: 0.85,
    berths: [
      [-3.2, 0.4],
      [-2.4, -1.2],
      [-1.8, -1.9],
      [-0.9, -2.1],
      [0.2, -2.2],
    ],
  },
  {
    corner: 'far right',
    turn: -0.3,
    size: 0.75,
    berths: [
      [2.6, -5.2],
      [1.6, -4.6],
      [0.6, -4],
      [0.2, -3],
      [-0.2, -2.3],
    ],
  },
];

export const BOAT_COUNT: number = BOATS.length;

/** How long and how high a boat is with its sails. */
const LENGTH = 0.74;
const HEIGHT = 1.2;
/** How much of the picture, from its middle to its edges, has room for boats. */
const ROOM = 0.97;

/** Where a boat lies. */
export interface Berth extends Spot {
  readonly turn: number;
  readonly size: number;
}

/** Boats that are seen as a whole in a picture so many times as wide as high; those for which there is no room are away. */
export function berthsIn({ seen, seaLevel }: Land, view: View, aspect: number): readonly Berth[] {
  const isSeen = ({ x, z, size }: Berth): boolean =>
    hullCorners(size).every(([dx, dy, dz]) =>
      projected([x + dx, seaLevel + dy, z + dz], view, aspect).every((value) => Math.abs(value) < ROOM),
    );
  return BOATS.flatMap(({ corner, turn, size, berths }) => {
    const from = spotOf(seen, cornerOf(seen, corner), 0);
    const all = berths.map(([x, z]): Berth => ({ x: from.x + x, z: from.z + z, turn, size }));
    return all.find(isSeen) ?? [];
  });
}

function hullCorners(size: number): readonly Point3[] {
  const sides = [-LENGTH * size, LENGTH * size];
  return sides.flatMap((x) => sides.flatMap((z) => [0, HEIGHT * size].map((y): Point3 => [x, y, z])));
}

/** A boat with two sails, afloat on 0. */
export function boatSolid(palette: Palette): Solid {
  const sail = palette.night ? 0.08 : 0.35;
  const hull = (profile: readonly Point2[]): Form => scaled(lathe(profile, 20), 1, 1, 0.34);
  const water = hull([
    [0.52, 0.012],
    [0.72, 0.013],
  ]);
  const keel = hull([
    [0.4, -0.05],
    [0.47, 0.06],
  ]);
  const side = hull([
    [0.47, 0.06],
    [0.54, 0.2],
    [0.49, 0.2],
  ]);
  const deck = hull([
    [0.49, 0.17],
    [0, 0.171],
  ]);
  return joined(
    painted(water, rgb(palette.sea[0])),
    painted(keel, rgb(palette.door)),
    painted(side, rgb(palette.plaster)),
    painted(deck, rgb(palette.rock[0])),
    painted(moved(stick(0.016, 1.08, 6), 0.02, 0.1, 0), rgb(palette.rock[3])),
    painted(sailForm(0.05, 0.5, 0.84), rgb(palette.casing), sail),
    painted(sailForm(-0.02, -0.4, 0.7), rgb(palette.roofs[1]), sail),
  );
}

/** A sail on one side of the mast, bellied by the wind and seen from both sides. */
function sailForm(mast: number, reach: number, height: number): Form {
  const steps = 6;
  const rows = Array.from({ length: steps + 1 }, (_, i): Point3[] => {
    const up = i / steps;
    const width = reach * (1 - up) ** 0.8;
    return [0, 0.5, 1].map((share): Point3 => {
      const belly = 0.1 * Math.sin(Math.PI * share) * (1 - up);
      return [mast + width * share, 0.27 + height * up, belly];
    });
  });
  const side = (sign: 1 | -1): Form =>
    sheet(rows.map((row) => row.map((at): SheetCorner => ({ at, normal: [0, 0.2, sign] }))));
  return joinedForms(side(1), side(-1));
}
