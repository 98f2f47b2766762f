import type { QuarterTurns } from '../quarter-turns.ts';
import type { LastTurn, Scene, Square } from '../scene.ts';
import { rgb } from './colour.ts';
import { circle, flat, rectangle } from './forms.ts';
import { frame, laid } from './frames.ts';
import { topHalf } from './measures.ts';
import { liveryIn, type Palette } from './palette.ts';
import { type Form, joined, joinedForms, moved, painted, type Solid, turnedY } from './solid.ts';

const LIFT = 0.014;
const LAYER = 0.006;
const BREADTH = { edge: 0.036, fill: 0.021 };
const INSET = 0.06;
const SIDES = [0, 1, 2, 3].map((side) => (side * Math.PI) / 2);

/** Outlines of the squares that the last turn has left, reached and built on. */
export function lastTurnSolid(last: LastTurn, scene: Scene, turns: QuarterTurns, palette: Palette): Solid {
  const { fill, edge } = last.isHint
    ? { fill: palette.hot, edge: palette.casing }
    : liveryIn(palette, last.colour);
  const lay = (square: Square, form: (half: number, breadth: number) => Form): Solid => {
    const half = topHalf(scene.towers[square]!) - INSET;
    const outline = joined(
      painted(form(half, BREADTH.edge), rgb(edge)),
      painted(moved(form(half, BREADTH.fill), 0, LAYER, 0), rgb(fill)),
    );
    return laid(outline, square, scene, turns, LIFT);
  };
  const roofs = last.built.filter((square) => !scene.towers[square]!.dome);
  return joined(
    ...last.left.map((square) => lay(square, dashed)),
    ...[...last.reached, ...last.built].map((square) => lay(square, last.isHint ? dashed : frame)),
    ...roofs.map((square) => lay(square, (_, breadth) => flat(circle(0.06 + 1.5 * breadth, 4)))),
    ...roofs.map((square) => laid(painted(plus(), rgb(edge)), square, scene, turns, LIFT + 2 * LAYER)),
  );
}

/** Three dashes on each side; they leave the corners open. */
function dashed(half: number, breadth: number): Form {
  const dash = bar(half * 0.36 + breadth, 2 * breadth);
  return joinedForms(
    ...SIDES.flatMap((turn) =>
      [-0.62, 0, 0.62].map((along) => turnedY(moved(dash, along * half, 0, half), turn)),
    ),
  );
}

const plus = (): Form => joinedForms(bar(0.095, 0.024), bar(0.024, 0.095));

const bar = (width: number, height: number): Form => moved(flat(rectangle(width, height)), 0, 0, height / 2);
