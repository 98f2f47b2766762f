import { bone, egg, joined, lathe, moved, type Point2, type Solid, turnedX } from '@thera/board';
import { cap, head, type Stuff, sash } from './stuff.ts';

const TUNIC: readonly Point2[] = [
  [0, 0.19],
  [0.13, 0.19],
  [0.145, 0.21],
  [0.095, 0.33],
  [0.088, 0.38],
  [0.108, 0.46],
  [0.09, 0.51],
  [0.04, 0.53],
  [0, 0.535],
];
const PLUME: readonly Point2[] = [
  [0, -0.02],
  [0.035, 0.02],
  [0.07, 0.16],
  [0.055, 0.27],
  [0, 0.36],
];

export function runnerSolid(stuff: Stuff, around: number): Solid {
  const { basalt, ember } = stuff;
  const leaning = joined(
    basalt(lathe(TUNIC, around)),
    ember(sash(0.097, 0.36, 0, around)),
    head(stuff, 0.62, around),
    basalt(moved(turnedX(cap(0.094, 0, around), -0.3), 0, 0.65, -0.008)),
    ember(moved(turnedX(lathe(PLUME, 10), -1.15), 0, 0.72, -0.02)),
    basalt(bone(0.034, [-0.11, 0.46, 0], [-0.19, 0.37, -0.1], 8)),
    basalt(bone(0.034, [-0.19, 0.37, -0.1], [-0.16, 0.29, 0.02], 8)),
    basalt(bone(0.034, [0.11, 0.46, 0], [0.19, 0.4, 0.1], 8)),
    basalt(bone(0.034, [0.19, 0.4, 0.1], [0.17, 0.51, 0.17], 8)),
  );
  return joined(
    moved(turnedX(leaning, 0.2), 0, 0.01, -0.03),
    basalt(bone(0.042, [0.06, 0.23, 0.02], [0.07, 0.14, 0.14], 8)),
    basalt(bone(0.042, [0.07, 0.14, 0.14], [0.07, 0.03, 0.06], 8)),
    basalt(bone(0.042, [-0.06, 0.22, 0], [-0.07, 0.13, -0.11], 8)),
    basalt(bone(0.042, [-0.07, 0.13, -0.11], [-0.07, 0.17, -0.22], 8)),
    basalt(moved(egg(0.042, 0.026, 0.065, 8, 4), 0.07, 0.025, 0.09)),
  );
}
