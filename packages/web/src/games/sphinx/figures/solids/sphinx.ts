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
  type Point2,
  painted,
  plate,
  rgb,
  type Solid,
  scaled,
  torus,
  turnedX,
  turnedY,
  turnedZ,
} from '@thera/board';
import { WING } from './colours.ts';
import { plinth } from './plinth.ts';

/** She lies along x, her head to the right, and looks a little towards the viewer. */
const TURN = -0.42;

const FOLDED: readonly Point2[] = [
  [0.1, 0.02],
  [0.08, 0.13],
  [-0.05, 0.21],
  [-0.25, 0.3],
  [-0.22, 0.21],
  [-0.29, 0.2],
  [-0.22, 0.1],
  [-0.08, 0],
];
const SPREAD: readonly Point2[] = [
  [0.1, 0],
  [0.1, 0.14],
  [0.02, 0.34],
  [-0.1, 0.5],
  [-0.13, 0.39],
  [-0.22, 0.44],
  [-0.22, 0.32],
  [-0.3, 0.32],
  [-0.24, 0.16],
  [-0.1, 0.02],
];
const HEADCLOTH = [
  [0.12, -0.14],
  [0.128, -0.1],
  [0.115, 0.02],
  [0.085, 0.085],
  [0, 0.11],
] as const;

interface Flesh {
  readonly own: (form: Form) => Solid;
  readonly colours: PieceColours;
  readonly around: number;
}

/** Her head: a face under a striped cloth. */
function head({ own, colours: { edge, accent = '' }, around }: Flesh): Solid {
  const stripes = [-0.09, -0.03, 0.03].map((up) =>
    painted(
      moved(turnedX(torus(0.124 - Math.max(up, 0) * 0.4, 0.008, around, 4), Math.PI / 2), -0.03, up, 0),
      rgb(edge),
    ),
  );
  return joined(
    own(moved(egg(0.085, 0.105, 0.082, around, 6), 0.035, 0, 0)),
    own(moved(egg(0.025, 0.03, 0.018, 6, 4), 0.12, -0.005, 0)),
    edged(moved(scaled(lathe(HEADCLOTH, around), 0.95, 1, 0.95), -0.03, 0, 0), accent, edge),
    ...stripes,
    painted(moved(egg(0.012, 0.016, 0.012, 6, 4), 0.105, 0.02, 0.045), rgb(edge)),
    painted(moved(egg(0.012, 0.016, 0.012, 6, 4), 0.105, 0.02, -0.045), rgb(edge)),
  );
}

/** Body, haunches and the tail with its tuft. */
function body({ own, colours: { edge, accent = '' }, around }: Flesh): Solid {
  return joined(
    own(moved(turnedZ(egg(0.27, 0.125, 0.13, around, 7), 0.12), -0.06, 0.15, 0)),
    own(moved(turnedZ(egg(0.12, 0.2, 0.125, around, 7), -0.25), 0.15, 0.24, 0)),
    ...[-0.11, 0.11].map((z) => own(moved(egg(0.13, 0.12, 0.06, 12, 6), -0.2, 0.12, z))),
    own(bone(0.024, [-0.3, 0.1, 0], [-0.4, 0.16, 0], 7)),
    own(bone(0.022, [-0.4, 0.16, 0], [-0.38, 0.32, 0], 7)),
    edged(moved(ball(0.042, 8, 5), -0.38, 0.36, 0), accent, edge),
  );
}

/** How far a wing leans: the nearer one stands almost upright, or it would be seen from its edge. */
interface Leans {
  readonly near: number;
  readonly far: number;
}

const wings = (outline: readonly Point2[], { near, far }: Leans, edge: string): Solid =>
  joined(
    ...(
      [
        [near, 0.12],
        [far, -0.1],
      ] as const
    ).map(([lean, z]) => {
      const wing = turnedX(plate(outline, 0.03, [-0.06, 0.1]), lean);
      return edged(moved(wing, 0.02, 0.22, z), WING, edge);
    }),
  );

const fleshOf = (colours: PieceColours, around: number): Flesh => ({
  own: (form) => edged(form, colours.fill, colours.edge),
  colours,
  around,
});

/** She lies on her plinth, her wings folded. */
export function sphinxSolid(colours: PieceColours, around: number): Solid {
  const flesh = fleshOf(colours, around);
  const lying = joined(
    body(flesh),
    moved(head(flesh), 0.2, 0.49, 0),
    ...[-0.075, 0.075].map((z) => flesh.own(bone(0.045, [0.1, 0.05, z], [0.36, 0.05, z], 8))),
    wings(FOLDED, { near: 0.1, far: -0.3 }, colours.edge),
  );
  return turnedY(joined(plinth(0.46, 0.26, colours.edge, around), moved(lying, 0, 0.075, 0)), TURN);
}

const HOVER = 0.34;

/** She is in the air, her wings spread. */
export function hoveringSphinxSolid(colours: PieceColours, around: number): Solid {
  const flesh = fleshOf(colours, around);
  const flying = joined(
    body(flesh),
    moved(head(flesh), 0.2, 0.49, 0),
    ...[-0.075, 0.075].map((z) => flesh.own(bone(0.042, [0.16, 0.14, z], [0.36, 0.04, z], 8))),
    ...[-0.1, 0.1].map((z) => flesh.own(bone(0.04, [-0.2, 0.08, z], [-0.32, -0.02, z], 8))),
    wings(SPREAD, { near: -0.05, far: -0.5 }, colours.edge),
  );
  return moved(turnedY(flying, TURN), 0, HOVER, 0);
}
