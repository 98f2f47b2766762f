import {
  ball,
  edged,
  egg,
  type Form,
  joined,
  lathe,
  moved,
  type PieceColours,
  painted,
  rgb,
  type Solid,
  scaled,
  turnedX,
} from '@thera/board';

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
const GLOW = 0.25;

export function stuffOf({ fill, edge, accent = fill }: PieceColours): Stuff {
  const of =
    (colour: string) =>
    (form: Form): Solid =>
      edged(form, colour, edge);
  return {
    basalt: of(fill),
    dark: of(DARK),
    ember: of(accent),
    iron: of(IRON),
    wood: of(WOOD),
    glow: (form) => painted(form, rgb(accent), GLOW),
  };
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
