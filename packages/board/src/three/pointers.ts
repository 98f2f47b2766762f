import type { Pointer } from '../scene.ts';
import { dimmed, rgb } from './colour.ts';
import { ball, type Point2, prism, stick } from './forms.ts';
import type { Palette } from './palette.ts';
import {
  type Form,
  joined,
  joinedForms,
  moved,
  painted,
  type Solid,
  shell,
  turnedX,
  turnedY,
} from './solid.ts';

const POLE = 0.42;

const HEAD: readonly Point2[] = [
  [0.12, -0.1],
  [0.34, 0],
  [0.12, 0.1],
];
const SHAFT: readonly Point2[] = [
  [-0.32, -0.022],
  [0.14, -0.022],
  [0.14, 0.022],
  [-0.32, 0.022],
];
const FEATHERS = [-0.3, -0.22, -0.14, -0.06].map((start): readonly Point2[] => [
  [start, 0],
  [start - 0.07, 0.1],
  [start - 0.025, 0.1],
  [start + 0.045, 0],
  [start - 0.025, -0.1],
  [start - 0.07, -0.1],
]);

/** A vane on a pole, its arrow of four feathers pointing away from the viewer. */
export function pointerSolid(kind: Pointer['kind'], palette: Palette): Solid {
  const fill = rgb(kind === 'wind' ? palette.wind : palette.arrow);
  const drawing = (outline: readonly Point2[], middle?: Point2): Form =>
    joinedForms(
      prism(outline, 0.018, middle),
      turnedX(
        prism(
          outline.map(([x, y]): Point2 => [x, -y]),
          0.018,
          middle,
        ),
        Math.PI,
      ),
    );
  const arrow = joinedForms(
    drawing(HEAD),
    drawing(SHAFT),
    ...FEATHERS.map((feather, i) => drawing(feather, [-0.3 + 0.08 * i, 0])),
  );
  const lying = (form: Form): Form => turnedY(turnedX(form, -Math.PI / 2), Math.PI / 2);
  return joined(
    painted(moved(lying(arrow), 0, POLE, 0), fill),
    painted(shell(moved(lying(arrow), 0, POLE, 0), 0.016), dimmed(fill, 0.12)),
    painted(stick(0.02, POLE, 8), rgb(palette.rock[3])),
    painted(moved(ball(0.045, 10, 6), 0, POLE, 0), dimmed(fill, 0.45)),
  );
}
