import { rgb } from './colour.ts';
import { flat, rectangle, stick, torus } from './forms.ts';
import type { LandingSpots } from './landing-spots.ts';
import type { Palette } from './palette.ts';
import { type Form, joined, joinedForms, moved, painted, type Solid, turnedX, turnedY } from './solid.ts';

const DASHES = [-0.3, -0.18, -0.06, 0.06, 0.18, 0.3];
const LIFT = 0.014;
const HEIGHT = 0.32;
const ROPES = [0.1, 0.145];

/** Broken thresholds of landings. */
export function thresholdsSolid(landings: readonly LandingSpots[], palette: Palette): Solid {
  const dash = flat(rectangle(0.07, 0.05));
  const dashes = joinedForms(...DASHES.map((along) => moved(dash, along, 0, 0)));
  const across = turnedY(dashes, Math.PI / 2);
  return joined(
    ...landings.map(({ threshold: { x, z }, way }) =>
      painted(moved(way.x === 0 ? dashes : across, x, LIFT, z), rgb(palette.rock[3])),
    ),
  );
}

/** Posts with ropes around them. */
export function postsSolid(landings: readonly LandingSpots[], palette: Palette): Solid {
  const rope = (up: number): Form => moved(turnedX(torus(0.042, 0.014, 10, 5), Math.PI / 2), 0, up, 0);
  const post = joined(
    painted(stick(0.04, HEIGHT, 10), rgb(palette.rock[1])),
    painted(joinedForms(...ROPES.map(rope)), rgb(palette.rim)),
  );
  return joined(...landings.map(({ post: { x, z } }) => moved(post, x, 0, z)));
}
