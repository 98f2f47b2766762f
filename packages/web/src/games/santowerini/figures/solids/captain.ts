import {
  bone,
  joined,
  lathe,
  moved,
  type Point2,
  plate,
  type Solid,
  scaled,
  torus,
  turnedX,
  turnedY,
} from '@thera/board';
import { cap, head, type Stuff, sash } from './stuff.ts';

const BODY: readonly Point2[] = [
  [0.13, 0],
  [0.14, 0.02],
  [0.125, 0.2],
  [0.11, 0.34],
  [0.125, 0.44],
  [0.11, 0.49],
  [0.06, 0.53],
  [0, 0.54],
];
const CAPE: readonly Point2[] = [
  [0.24, 0],
  [0.25, 0.02],
  [0.2, 0.2],
  [0.15, 0.4],
  [0.13, 0.5],
  [0.06, 0.54],
  [0, 0.545],
];
const SHIELD: readonly Point2[] = [
  [0, 0],
  [0.12, 0],
  [0.125, 0.02],
  [0.07, 0.045],
  [0, 0.05],
];
const PENNANT: readonly Point2[] = [
  [0, 0],
  [0.2, 0.085],
  [0, 0.17],
];

export function captainSolid(stuff: Stuff, around: number): Solid {
  const { basalt, dark, ember, glow, wood } = stuff;
  const shield = joined(
    dark(lathe(SHIELD, around)),
    glow(moved(turnedX(torus(0.075, 0.012, 16, 4), Math.PI / 2), 0, 0.045, 0)),
  );
  const crest = scaled(torus(0.115, 0.05, around, 6, Math.PI), 1.05, 1.15, 0.55);
  return joined(
    ember(moved(scaled(lathe(CAPE, around), 1, 1, 0.62), 0, 0, -0.075)),
    basalt(lathe(BODY, around)),
    ember(sash(0.122, 0.25, 0, around)),
    head(stuff, 0.62, around),
    basalt(moved(turnedX(cap(0.1, 0, around), -0.25), 0, 0.65, -0.008)),
    ember(moved(crest, 0, 0.645, -0.01)),
    moved(turnedY(turnedX(shield, Math.PI / 2 - 0.1), -0.35), -0.15, 0.31, 0.1),
    wood(bone(0.018, [0.27, 0.02, 0.08], [0.27, 0.98, 0.08], 8)),
    ember(moved(turnedY(plate(PENNANT, 0.026), -0.5), 0.27, 0.8, 0.08)),
    basalt(bone(0.036, [0.12, 0.45, 0.02], [0.26, 0.42, 0.08], 8)),
  );
}
