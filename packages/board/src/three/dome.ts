import { dimmed, mixed, rgb } from './colour.ts';
import { ball, lathe } from './forms.ts';
import { DRUM_HEIGHT } from './measures.ts';
import type { Palette } from './palette.ts';
import { joined, moved, painted, type Solid } from './solid.ts';
import type { TierMeans } from './tiers.ts';

/** How high a ball stands out of a dome of radius 1; domes are scaled to their tower. */
const FINIAL = 0.15;
/** A drum of its own height under a dome of radius 1, before scaling. */
const DRUM = DRUM_HEIGHT / 0.27;

/** The blue half ball of radius 1, standing on its drum. */
export function domeSolid(palette: Palette, means: TierMeans): Solid {
  const blue = rgb(palette.dome);
  const form = ball(1, means.domeAround, means.domeUp, 0.5);
  return moved(
    painted(form, ([, y]) => mixed(dimmed(blue, 0.72), blue, Math.min(y * 2, 1))),
    0,
    DRUM,
    0,
  );
}

/** The white drum under a dome of radius 1, and the ball on top. */
export function drumSolid(palette: Palette, means: TierMeans): Solid {
  const drum = lathe(
    [
      [1.1, 0],
      [1.1, DRUM * 0.75],
      [1.07, DRUM * 0.97],
      [1, DRUM],
    ],
    means.domeAround,
  );
  const around = Math.round(means.domeAround / 3);
  return joined(
    painted(drum, rgb(palette.plaster)),
    painted(moved(ball(FINIAL, around, Math.round(around / 2)), 0, DRUM + 1.05, 0), rgb(palette.trim)),
  );
}
