import type { Scene } from '../scene.ts';
import { rgb } from './colour.ts';
import { ball, stick } from './forms.ts';
import { type Point3, standingHeight } from './measures.ts';
import { liveryIn, type Palette } from './palette.ts';
import { type Corner, type Form, joined, joinedForms, moved, painted, type Solid, sheet } from './solid.ts';

const HEIGHT = 1.15;
const PENNANT = { length: 0.66, height: 0.38, steps: 8 };

/** The winner's flag, waving from its pole. */
export function flagSolid(scene: Scene, palette: Palette): Solid {
  const winner = scene.pieces.find(({ square }) => square === scene.won)?.colour ?? scene.last?.colour;
  const colours =
    winner === undefined ? { fill: palette.hot, edge: palette.mark } : liveryIn(palette, winner);
  return joined(
    painted(stick(0.026, HEIGHT, 8), rgb(palette.trim)),
    painted(moved(ball(0.048, 10, 6), 0, HEIGHT, 0), rgb(palette.gold)),
    painted(pennant(), rgb(colours.fill)),
  );
}

/** How high the foot of the flag is: on the roof of the tower where somebody has won. */
export function flagHeight(scene: Scene): number {
  return scene.won === undefined ? 0 : standingHeight(scene.towers[scene.won]!);
}

function pennant(): Form {
  const { length, height, steps } = PENNANT;
  const top = HEIGHT - 0.06;
  const at = (i: number, edge: 0 | 1): Point3 => {
    const share = i / steps;
    const half = (height / 2) * (1 - share * 0.85);
    return [length * share, top - height / 2 + (edge ? half : -half), 0.05 * Math.sin(share * 6)];
  };
  const side = (sign: 1 | -1): Form =>
    sheet(
      ([0, 1] as const).map((edge) =>
        Array.from(
          { length: steps + 1 },
          (_, i): Corner => ({
            at: at(i, edge),
            normal: [-0.3 * Math.cos((i / steps) * 6) * sign, 0.1, sign],
          }),
        ),
      ),
    );
  return joinedForms(side(1), side(-1));
}
