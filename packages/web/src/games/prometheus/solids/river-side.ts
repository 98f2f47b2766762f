import {
  ball,
  egg,
  joined,
  lathe,
  type MapColour,
  moved,
  painted,
  type Solid,
  scaled,
  shell,
  stick,
  torus,
  turnedX,
  turnedZ,
} from '@thera/board';
import { slab } from './stonework.ts';

/** A boat with an oar and a lamp. */
export const ferry = (colour: MapColour): Solid => {
  const hull = scaled(
    lathe(
      [
        [0, 0],
        [0.24, 0.03],
        [0.34, 0.16],
        [0.3, 0.16],
        [0.2, 0.07],
        [0, 0.06],
      ],
      20,
    ),
    2,
    1,
    0.85,
  );
  return joined(
    painted(hull, colour('wood')),
    painted(shell(hull, 0.018), colour('wood-edge')),
    painted(moved(slab(0.1, 0.03, 0.46), -0.2, 0.12, 0), colour('wood-edge')),
    painted(moved(slab(0.1, 0.03, 0.46), 0.2, 0.12, 0), colour('wood-edge')),
    painted(moved(turnedZ(stick(0.024, 0.9, 6), 0.8), 0.1, 0.02, 0.2), colour('wood-edge')),
    painted(moved(stick(0.024, 0.5, 6), 0.56, 0.1, 0), colour('wood-edge')),
    painted(moved(ball(0.08, 12, 8), 0.56, 0.64, 0), colour('ember-hi'), 1.6),
  );
};

/** Reeds with their heads. */
export const reeds = (colour: MapColour): Solid =>
  joined(
    ...[
      [-0.5, 0.1, 0.44],
      [-0.36, -0.06, 0.56],
      [-0.22, 0.12, 0.36],
      [0.34, 0.1, 0.4],
      [0.48, -0.04, 0.5],
    ].flatMap(([x, z, height]) => [
      painted(moved(stick(0.02, height!, 5), x!, 0, z!), colour('detail')),
      painted(moved(egg(0.042, 0.1, 0.042, 8, 6), x!, height!, z!), colour('detail-2')),
    ]),
  );

/** Planks on two beams. */
export const quay = (colour: MapColour): Solid =>
  joined(
    ...[-0.42, -0.14, 0.14, 0.42].map((x) =>
      painted(moved(slab(0.25, 0.06, 0.56), x, 0.05, 0), colour('wood')),
    ),
    ...[-0.2, 0.2].map((z) => painted(moved(slab(1.2, 0.06, 0.06), 0, 0.09, z), colour('wood-edge'))),
    ...[-0.58, 0.58].map((x) => painted(moved(stick(0.05, 0.34, 8), x, 0, 0.26), colour('wood-edge'))),
  );

/** White flowers on stalks. */
export const asphodels = (colour: MapColour): Solid =>
  joined(
    ...[
      [-0.54, 0],
      [-0.3, -0.16],
      [0.04, 0.06],
      [0.36, -0.12],
      [0.58, 0.06],
    ].flatMap(([x, z]) => [
      painted(moved(stick(0.02, 0.26, 5), x!, 0, z!), colour('detail-2')),
      ...[
        [0, 0.32, 0],
        [-0.06, 0.26, 0.02],
        [0.06, 0.27, 0.02],
      ].map(([a, b, c]) =>
        painted(moved(egg(0.05, 0.05, 0.05, 7, 5), x! + a!, b!, z! + c!), colour('bloom'), 0.12),
      ),
    ]),
  );

/** The ring of fire in which the hound lies. */
export const threshold = (colour: MapColour): Solid =>
  painted(scaled(turnedX(torus(0.82, 0.035, 40, 6), Math.PI / 2), 1, 1, 0.62), colour('ember'), 1.2);

/** A heap of ashes. */
export const ashes = (colour: MapColour): Solid =>
  joined(
    painted(scaled(ball(1, 14, 6, 0.5), 0.4, 0.2, 0.28), colour('ash')),
    painted(moved(scaled(ball(1, 12, 6, 0.5), 0.26, 0.13, 0.2), -0.36, 0, 0.06), colour('ash')),
  );
