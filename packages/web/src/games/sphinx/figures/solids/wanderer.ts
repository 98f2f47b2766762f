import {
  ball,
  bone,
  edged,
  egg,
  type Form,
  joined,
  lathe,
  moved,
  type PieceColours,
  painted,
  rgb,
  type Solid,
  torus,
  turnedX,
  turnedZ,
} from '@thera/board';
import { DARK_WOOD, WHITE, WOOD } from './colours.ts';

const CLOAK = [
  [0.2, 0],
  [0.21, 0.02],
  [0.185, 0.12],
  [0.145, 0.3],
  [0.15, 0.42],
  [0.12, 0.5],
  [0.05, 0.545],
  [0, 0.55],
] as const;
const HAT = [
  [0, -0.012],
  [0.235, -0.004],
  [0.24, 0.006],
  [0.12, 0.024],
  [0.108, 0.06],
  [0.075, 0.17],
  [0.03, 0.2],
  [0, 0.204],
] as const;
const LANTERN = [
  [0.03, 0],
  [0.05, 0.01],
  [0.055, 0.1],
  [0.03, 0.12],
  [0, 0.13],
] as const;

/** Leaning, with a hat, a beard and a lantern on a staff. */
export function wandererSolid({ fill, edge, accent = fill }: PieceColours, around: number): Solid {
  const own = (form: Form): Solid => edged(form, fill, edge);
  const leaning = joined(
    own(lathe(CLOAK, around)),
    own(moved(egg(0.08, 0.095, 0.08, around, 6), 0.01, 0.61, 0.015)),
    edged(moved(egg(0.07, 0.1, 0.045, 10, 5), 0.012, 0.55, 0.075), WHITE, edge),
    moved(
      turnedX(
        joined(
          own(lathe(HAT, around + 4)),
          painted(moved(turnedX(torus(0.112, 0.017, around, 4), Math.PI / 2), 0, 0.036, 0), rgb(edge)),
        ),
        -0.34,
      ),
      0.01,
      0.675,
      -0.035,
    ),
    own(bone(0.036, [0.12, 0.46, 0.02], [0.24, 0.4, 0.1], 8)),
  );
  return joined(
    turnedZ(leaning, -0.06),
    edged(bone(0.018, [0.27, 0.02, 0.1], [0.27, 0.9, 0.1], 8), WOOD, DARK_WOOD),
    painted(bone(0.011, [0.27, 0.88, 0.1], [0.35, 0.86, 0.12], 6), rgb(DARK_WOOD)),
    painted(moved(lathe(LANTERN, 8), 0.35, 0.71, 0.12), rgb(accent), 0.6),
    painted(moved(ball(0.02, 6, 4), 0.35, 0.845, 0.12), rgb(DARK_WOOD)),
  );
}
