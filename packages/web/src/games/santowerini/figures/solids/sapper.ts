import {
  ball,
  bone,
  joined,
  lathe,
  moved,
  type Point2,
  plate,
  type Solid,
  turnedX,
  turnedY,
  turnedZ,
} from '@thera/board';
import { head, type Stuff, sash } from './stuff.ts';

const ROBE: readonly Point2[] = [
  [0.165, 0],
  [0.18, 0.02],
  [0.17, 0.09],
  [0.135, 0.3],
  [0.14, 0.4],
  [0.115, 0.48],
  [0.05, 0.53],
  [0, 0.54],
];
const HOOD: readonly Point2[] = [
  [0.115, 0],
  [0.122, 0.06],
  [0.105, 0.14],
  [0.06, 0.22],
  [0.018, 0.3],
  [0, 0.31],
];
const KEG: readonly Point2[] = [
  [0, 0],
  [0.075, 0],
  [0.095, 0.06],
  [0.095, 0.12],
  [0.075, 0.18],
  [0, 0.18],
];
const PICK: readonly Point2[] = [
  [-0.24, -0.09],
  [-0.14, 0.02],
  [0, 0.055],
  [0.14, 0.02],
  [0.24, -0.09],
  [0.12, -0.02],
  [0, 0],
  [-0.12, -0.02],
];

export function sapperSolid(stuff: Stuff, around: number): Solid {
  const { basalt, dark, ember, iron, wood, glow } = stuff;
  const keg = joined(
    dark(lathe(KEG, around)),
    ...[0.05, 0.13].map((up) => glow(sash(0.097, up, 0, around))),
    dark(bone(0.012, [0, 0.18, 0], [-0.03, 0.25, 0], 6)),
    glow(moved(ball(0.034, 6, 4), -0.035, 0.28, 0)),
  );
  const pick = moved(turnedY(plate(PICK, 0.04, [0, 0.03]), -0.7), 0.26, 0.74, 0.2);
  return joined(
    basalt(lathe(ROBE, around)),
    ember(sash(0.142, 0.27, 0, around)),
    head(stuff, 0.6, around),
    basalt(moved(turnedX(lathe(HOOD, around), -0.32), 0, 0.52, -0.035)),
    moved(turnedZ(keg, 0.1), -0.19, 0.06, -0.1),
    wood(bone(0.02, [0.14, 0.1, 0.12], [0.26, 0.75, 0.2], 8)),
    iron(pick),
    basalt(bone(0.038, [0.12, 0.43, 0.02], [0.2, 0.4, 0.16], 8)),
  );
}
