import {
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
import { cap, head, type Stuff, sash } from './stuff.ts';

const ROBE: readonly Point2[] = [
  [0.15, 0],
  [0.165, 0.02],
  [0.158, 0.08],
  [0.125, 0.26],
  [0.112, 0.36],
  [0.13, 0.44],
  [0.12, 0.49],
  [0.07, 0.53],
  [0, 0.54],
];
const BLADE: readonly Point2[] = [
  [-0.02, 0],
  [0.07, 0.07],
  [0.11, 0.17],
  [0.1, 0.28],
  [0.03, 0.4],
  [0.15, 0.31],
  [0.19, 0.18],
  [0.15, 0.05],
  [0.04, -0.03],
];
const TAIL: readonly Point2[] = [
  [0, 0.03],
  [-0.16, -0.03],
  [-0.11, -0.08],
  [-0.14, -0.14],
  [0, -0.05],
];

export function raiderSolid(stuff: Stuff, around: number): Solid {
  const { basalt, ember, iron } = stuff;
  const blade = turnedY(plate(BLADE, 0.03, [0.13, 0.17]), -0.5);
  return joined(
    basalt(lathe(ROBE, around)),
    ember(turnedZ(sash(0.135, 0.36, 0, around), 0.12)),
    head(stuff, 0.62, around),
    ember(moved(turnedX(cap(0.1, 0, around), -0.3), 0, 0.645, -0.008)),
    ember(moved(turnedY(plate(TAIL, 0.03), 1.1), -0.04, 0.64, -0.07)),
    basalt(bone(0.036, [0.12, 0.44, 0.02], [0.2, 0.36, 0.13], 8)),
    iron(moved(blade, 0.2, 0.36, 0.13)),
  );
}
