import { type Rgb, rgb } from '../../three/colour.ts';
import { circle, lathe, type Point2, prism, torus } from '../../three/forms.ts';
import { joined, moved, painted, type Solid, scaled, shell, turnedX } from '../../three/solid.ts';
import type { MapSide } from '../map-scene.ts';

const GOLD = rgb('#f5c04a');
const PLAQUE_DEPTH = 0.11;
const EDGE = 0.022;
const BASE_HEIGHT = 0.08;
/** A base is less deep than wide: faces are seen from the front. */
const DEPTH = 0.6;
const AROUND = 32;

/** The gable of the red side, as it is drawn, its point up. */
const GABLE: readonly Point2[] = [
  [-0.27, -0.36],
  [0.27, -0.36],
  [0.36, -0.27],
  [0.36, 0.2],
  [0.32, 0.26],
  [0.05, 0.42],
  [-0.05, 0.42],
  [-0.32, 0.26],
  [-0.36, 0.2],
  [-0.36, -0.27],
];

const OUTLINES: Readonly<Record<MapSide, readonly Point2[]>> = { blue: circle(0.39, AROUND), red: GABLE };

/** How far the middle of a plaque is above its lower edge. */
export const PLAQUE_FOOT: Readonly<Record<MapSide, number>> = { blue: 0.39, red: 0.36 };

/** The colours of a side. */
export interface SideColours {
  readonly fill: Rgb;
  readonly edge: Rgb;
}

/** What bears a face: the shape of its side, upright around 0, 0, its front at the front. */
export function plaqueSolid(side: MapSide, { fill, edge }: SideColours, isGreat: boolean): Solid {
  const form = moved(prism(OUTLINES[side], PLAQUE_DEPTH), 0, 0, -PLAQUE_DEPTH);
  return joined(painted(form, isGreat ? GOLD : fill), painted(shell(form, EDGE), edge));
}

/** What a unit stands on: round for one side, a gable for the other, its point away from the viewer. */
export function baseSolid(side: MapSide, { fill, edge }: SideColours, isGreat: boolean): Solid {
  const height = isGreat ? BASE_HEIGHT * 1.4 : BASE_HEIGHT;
  const form =
    side === 'blue'
      ? scaled(
          lathe(
            [
              [0.38, 0],
              [0.36, height * 0.8],
              [0.33, height],
              [0.33, height],
              [0, height],
            ],
            AROUND,
          ),
          1,
          1,
          DEPTH,
        )
      : turnedX(
          prism(
            GABLE.map(([x, y]): Point2 => [x * 0.98, y * DEPTH]),
            height,
          ),
          -Math.PI / 2,
        );
  const ring = scaled(turnedX(torus(0.375, 0.026, AROUND, 8), Math.PI / 2), 1, 1, DEPTH);
  return joined(
    painted(form, fill),
    painted(shell(form, EDGE), edge),
    ...(isGreat && side === 'blue' ? [painted(moved(ring, 0, height * 0.5, 0), GOLD)] : []),
    ...(isGreat && side === 'red' ? [painted(goldenGable(height), GOLD)] : []),
  );
}

const goldenGable = (height: number) =>
  turnedX(
    prism(
      GABLE.map(([x, y]): Point2 => [x * 1.08, y * DEPTH * 1.12]),
      height * 0.5,
    ),
    -Math.PI / 2,
  );
