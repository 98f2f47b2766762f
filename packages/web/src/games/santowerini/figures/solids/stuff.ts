import {
  ball,
  egg,
  joined,
  joinedForms,
  lathe,
  moved,
  type PieceColours,
  painted,
  prism,
  rgb,
  type Solid,
  scaled,
  shell,
  stick,
  turnedX,
  turnedY,
} from '@thera/board';

type Form = ReturnType<typeof lathe>;
type Rgb = ReturnType<typeof rgb>;
export type Point2 = readonly [number, number];

/** What enemies are made of; everything has a dark edge. */
export interface Stuff {
  readonly basalt: (form: Form) => Solid;
  readonly dark: (form: Form) => Solid;
  readonly ember: (form: Form) => Solid;
  readonly iron: (form: Form) => Solid;
  readonly wood: (form: Form) => Solid;
  /** Without an edge: what is too small for one. */
  readonly glow: (form: Form) => Solid;
}

const DARK = '#3a2a2f';
const IRON = '#c3cadf';
const WOOD = '#d9b48c';
const EDGE = 0.009;
const GLOW = 0.25;

export function stuffOf({ fill, edge, accent = fill }: PieceColours): Stuff {
  const edged =
    (colour: Rgb) =>
    (form: Form): Solid =>
      joined(painted(form, colour), painted(shell(form, EDGE), rgb(edge)));
  return {
    basalt: edged(rgb(fill)),
    dark: edged(rgb(DARK)),
    ember: edged(rgb(accent)),
    iron: edged(rgb(IRON)),
    wood: edged(rgb(WOOD)),
    glow: (form) => painted(form, rgb(accent), GLOW),
  };
}

/** A drawing (x, y) made thick, with a front and a back. */
export function plate(outline: readonly Point2[], thickness: number, middle?: Point2): Form {
  const half = thickness / 2;
  const mirrored = outline.map(([x, y]): Point2 => [-x, y]);
  return joinedForms(
    prism(outline, half, middle),
    turnedY(prism(mirrored, half, middle && [-middle[0], middle[1]]), Math.PI),
  );
}

/** A limb or a shaft between two points. */
export function bone(
  radius: number,
  [x, y, z]: readonly [number, number, number],
  [toX, toY, toZ]: readonly [number, number, number],
  around: number,
): Form {
  const [dx, dy, dz] = [toX - x, toY - y, toZ - z];
  const length = Math.hypot(dx, dy, dz);
  const upright = stick(radius, length + 2 * radius, around);
  const tilted = turnedX(moved(upright, 0, -radius, 0), Math.acos(dy / length));
  return moved(turnedY(tilted, Math.atan2(dx, dz)), x, y, z);
}

/** A head without a face: a slit for the eyes, in front. */
export function head({ dark, glow }: Stuff, up: number, around: number): Solid {
  return joined(
    dark(moved(egg(0.086, 0.1, 0.086, around, 6), 0, up, 0)),
    glow(moved(egg(0.06, 0.02, 0.03, 8, 4), 0, up, 0.071)),
  );
}

/** The upper part of a ball, as caps and bandanas are. */
export const cap = (radius: number, up: number, around: number): Form =>
  moved(scaled(ball(radius, around, 5, 0.5), 1, 1.05, 1), 0, up, 0);

/** A sash or a belt around a body. */
export const sash = (radius: number, up: number, tilt: number, around: number): Form =>
  moved(
    turnedX(
      lathe(
        [
          [radius - 0.012, -0.02],
          [radius + 0.008, -0.018],
          [radius + 0.008, 0.018],
          [radius - 0.012, 0.02],
        ],
        around,
      ),
      tilt,
    ),
    0,
    up,
    0,
  );
