import {
  bone,
  egg,
  joined,
  lathe,
  moved,
  type Point2,
  type Solid,
  scaled,
  turnedX,
  turnedY,
  turnedZ,
} from '@thera/board';
import { cap, head, type Stuff, sash } from './stuff.ts';

const BULK: readonly Point2[] = [
  [0.2, 0],
  [0.235, 0.03],
  [0.245, 0.12],
  [0.265, 0.3],
  [0.25, 0.42],
  [0.19, 0.52],
  [0.09, 0.57],
  [0, 0.58],
];
const MAUL: readonly Point2[] = [
  [0, -0.15],
  [0.1, -0.15],
  [0.115, -0.13],
  [0.115, -0.015],
  [0.095, 0],
  [0.115, 0.015],
  [0.115, 0.13],
  [0.1, 0.15],
  [0, 0.15],
];

export function bruteSolid(stuff: Stuff, around: number): Solid {
  const { basalt, dark, glow, iron, wood } = stuff;
  const maul = moved(turnedY(turnedZ(lathe(MAUL, around), Math.PI / 2), -0.6), 0.36, 0.86, 0.2);
  const scar = (x: number, tilt: number): Solid =>
    glow(moved(turnedZ(turnedX(egg(0.012, 0.07, 0.02, 6, 4), -0.25), tilt), x, 0.4, 0.245));
  return joined(
    basalt(scaled(lathe(BULK, around), 1.05, 1, 0.94)),
    dark(scaled(sash(0.262, 0.16, 0, around), 1.05, 1.6, 0.94)),
    glow(scaled(sash(0.276, 0.16, 0, around), 1.05, 0.7, 0.94)),
    moved(head(stuff, 0, around), 0, 0.62, 0.06),
    basalt(moved(turnedX(cap(0.1, 0, around), -0.3), 0, 0.645, 0.05)),
    scar(-0.09, 0.5),
    scar(0.07, -0.45),
    basalt(bone(0.075, [-0.26, 0.42, 0.02], [-0.32, 0.2, 0.1], 10)),
    basalt(bone(0.075, [0.26, 0.43, 0.02], [0.31, 0.36, 0.16], 10)),
    wood(bone(0.026, [0.29, 0.2, 0.13], [0.36, 0.84, 0.2], 8)),
    iron(maul),
  );
}
