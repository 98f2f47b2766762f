import type { Colour, WorkerKind } from '../scene.ts';
import { mixed, type Rgb, rgb } from './colour.ts';
import {
  ball,
  circle,
  cross,
  egg,
  lathe,
  type Point2,
  prism,
  rectangle,
  smooth,
  stick,
  torus,
} from './forms.ts';
import { nobody, type Palette, type PieceColours } from './palette.ts';
import {
  type Form,
  joined,
  joinedForms,
  moved,
  painted,
  type Solid,
  scaled,
  shell,
  turnedX,
  turnedY,
  turnedZ,
} from './solid.ts';
import type { TierMeans } from './tiers.ts';

/** The silhouette of a body from its hem to its neck. */
interface Body {
  readonly hem: readonly Point2[];
  readonly profile: readonly Point2[];
  /** Radius and height of the belt. */
  readonly belt: Point2;
  /** How far in front, how high, and how much leaning back the sign on the robe is. */
  readonly sign: { readonly forward: number; readonly up: number; readonly lean: number };
}

const FEMALE: Body = {
  hem: [
    [0.222, 0],
    [0.234, 0.02],
  ],
  profile: [
    [0.234, 0.02],
    [0.215, 0.07],
    [0.142, 0.2],
    [0.084, 0.33],
    [0.07, 0.37],
    [0.105, 0.43],
    [0.11, 0.47],
    [0.085, 0.51],
    [0.04, 0.53],
    [0, 0.535],
  ],
  belt: [0.08, 0.362],
  sign: { forward: 0.155, up: 0.18, lean: 0.5 },
};
const MALE: Body = {
  hem: [
    [0.12, 0],
    [0.13, 0.02],
  ],
  profile: [
    [0.13, 0.02],
    [0.128, 0.07],
    [0.126, 0.28],
    [0.132, 0.36],
    [0.16, 0.44],
    [0.152, 0.48],
    [0.09, 0.515],
    [0.04, 0.53],
    [0, 0.535],
  ],
  belt: [0.13, 0.3],
  sign: { forward: 0.13, up: 0.165, lean: 0.01 },
};

/** What a worker wears in its own colour, and what in the colour of its belt: white as a rule. */
export interface Dress {
  readonly own: (around: number) => Form;
  readonly white: (around: number) => readonly Form[];
  /** Its shape on the robe, in that colour too. */
  readonly sign: () => readonly Form[];
}

const SIGN_DEPTH = 0.012;
const sign = (outline: readonly Point2[]): Form => prism(outline, SIGN_DEPTH, [0, 0]);

const JAR: readonly Point2[] = [
  [0.05, 0.69],
  [0.09, 0.72],
  [0.14, 0.79],
  [0.145, 0.83],
  [0.11, 0.89],
  [0.06, 0.92],
  [0.055, 0.945],
  [0.085, 0.965],
  [0.08, 0.98],
  [0, 0.98],
];

/** One for each colour: a halo, stretched arms under a crest, a jar on the head, a wide hat. */
export const DRESSES: readonly [Dress, Dress, Dress, Dress] = [
  {
    own: (around) => moved(torus(0.165, 0.024, around + 6, 6), 0, 0.64, -0.02),
    white: () => [],
    sign: () => [scaled(torus(0.036, 0.011, 12, 4), 1, 1, 0.8)],
  },
  {
    own: () => moved(turnedZ(stick(0.045, 0.5, 8), Math.PI / 2), 0.25, 0.46, 0),
    white: (around) => [moved(turnedY(torus(0.088, 0.026, around - 4, 6, Math.PI), Math.PI / 2), 0, 0.66, 0)],
    sign: () => [sign(cross(0.105, 0.032))],
  },
  {
    own: (around) => lathe(JAR, around),
    white: (around) => [moved(turnedX(torus(0.142, 0.017, around - 2, 4), Math.PI / 2), 0, 0.825, 0)],
    sign: () => [sign(circle(0.04, 14))],
  },
  {
    own: (around) =>
      joinedForms(
        lathe(
          [
            [0, 0.668],
            [0.25, 0.672],
            [0.252, 0.682],
            [0.24, 0.7],
            [0.1, 0.712],
          ],
          around + 6,
        ),
        moved(ball(0.1, around, 4, 0.5), 0, 0.705, 0),
      ),
    white: (around) => [moved(turnedX(torus(0.1, 0.014, around, 4), Math.PI / 2), 0, 0.722, 0)],
    sign: () => [moved(sign(rectangle(0.115, 0.036)), 0, -0.018, 0)],
  },
];

const BODIES: Readonly<Record<WorkerKind, Body>> = { woman: FEMALE, man: MALE };

const OUTLINE = 0.011;
/** Outlines are coarser than what they surround. */
const OUTLINE_AROUND = 12;

/** A worker, looking at the viewer, standing on 0; who belongs to nobody wears no sign. */
export function workerSolid(
  kind: WorkerKind,
  colour: Colour | undefined,
  palette: Palette,
  means: TierMeans,
): Solid {
  const [dress, colours] =
    colour === undefined ? [undefined, nobody(palette)] : [DRESSES[colour], palette.seats[colour]];
  return dressedWorker(kind, dress, colours, palette.casing, means.figureAround);
}

/** A worker in a dress, or in none, with a belt. */
export function dressedWorker(
  kind: WorkerKind,
  dress: Dress | undefined,
  { fill, edge }: PieceColours,
  belted: string,
  around: number,
): Solid {
  const body = BODIES[kind];
  const white = rgb(belted);
  const worn = (segments: number): readonly Form[] => (dress ? [dress.own(segments)] : []);
  const own = [bodyForm(body, around), headForm(around), ...worn(around)];
  const outlines = [
    bodyForm(body, OUTLINE_AROUND, 1),
    moved(egg(0.081, 0.1, 0.081, OUTLINE_AROUND, 4), 0, 0.62, 0),
  ];
  const belt = moved(turnedX(torus(body.belt[0], 0.015, around, 4), Math.PI / 2), 0, body.belt[1], 0);
  const signs = (dress?.sign() ?? []).map((form) =>
    moved(turnedX(form, -body.sign.lean), 0, body.sign.up, body.sign.forward),
  );
  return joined(
    ...own.map((form) => painted(form, robePaint(rgb(fill), rgb(edge)))),
    ...[belt, ...(dress?.white(around) ?? []), ...signs].map((form) => painted(form, white)),
    ...[...outlines, ...worn(OUTLINE_AROUND)].map((form) => painted(shell(form, OUTLINE), rgb(edge))),
  );
}

// A robe is darker at its hem, as if the ground threw back less light there.
function robePaint(fill: Rgb, edge: Rgb): (at: readonly [number, number, number]) => Rgb {
  return ([, y]) => mixed(mixed(fill, edge, 0.35), fill, Math.min(y / 0.16, 1));
}

function bodyForm(body: Body, around: number, steps = 2): Form {
  return lathe([...body.hem, ...smooth(body.profile, steps)], around);
}

function headForm(around: number): Form {
  return joinedForms(
    moved(egg(0.081, 0.1, 0.081, around, 6), 0, 0.62, 0),
    moved(egg(0.011, 0.032, 0.02, 5, 4), 0, 0.622, 0.08),
  );
}
