import { circle, type Form, joinedForms, moved, type Point2, prism, scaled } from '@thera/board';
import type { Level } from '../kinds.ts';

type Line = readonly Point2[];

/** Each digit as lines in a box 1 high, around its middle. */
const DIGITS: Readonly<Record<Level, readonly Line[]>> = {
  1: [
    [
      [-0.17, 0.26],
      [0, 0.42],
      [0, -0.42],
    ],
    [
      [-0.18, -0.42],
      [0.18, -0.42],
    ],
  ],
  2: [
    [
      [-0.23, 0.2],
      [-0.18, 0.35],
      [-0.04, 0.43],
      [0.12, 0.4],
      [0.22, 0.27],
      [0.19, 0.11],
      [0.04, -0.1],
      [-0.25, -0.42],
      [0.26, -0.42],
    ],
  ],
  3: [
    [
      [-0.23, 0.42],
      [0.2, 0.42],
      [-0.04, 0.09],
      [0.12, 0.07],
      [0.23, -0.06],
      [0.22, -0.24],
      [0.09, -0.39],
      [-0.08, -0.42],
      [-0.25, -0.34],
    ],
  ],
  4: [
    [
      [0.1, -0.44],
      [0.1, 0.44],
      [-0.28, -0.17],
      [0.29, -0.17],
    ],
  ],
};
const BREADTH = 0.075;
const DEPTH = 0.012;

/** A digit so high, around its middle, that stands out a little towards the viewer. */
export function digitForm(digit: Level, height: number): Form {
  const strokes = DIGITS[digit].flatMap((line) =>
    line.slice(1).flatMap((to, index) => stroke(line[index]!, to)),
  );
  return scaled(joinedForms(...strokes), height, height, 1);
}

/** A line with round ends. */
function stroke(from: Point2, to: Point2): readonly Form[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const aside: Point2 = [(-dy / length) * BREADTH, (dx / length) * BREADTH];
  const end = ([x, y]: Point2, side: 1 | -1): Point2 => [x + side * aside[0], y + side * aside[1]];
  const round = prism(circle(BREADTH, 8), DEPTH, [0, 0]);
  return [
    prism([end(from, -1), end(to, -1), end(to, 1), end(from, 1)], DEPTH),
    moved(round, ...from, 0),
    moved(round, ...to, 0),
  ];
}
