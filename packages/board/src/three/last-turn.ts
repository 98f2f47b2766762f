import type { QuarterTurns } from '../quarter-turns.ts';
import type { LastTurn, Scene, Square } from '../scene.ts';
import { rgb } from './colour.ts';
import { band, flat, type Point2, roundedSquare, star } from './forms.ts';
import { spotOf, standingHeight, topHalf } from './measures.ts';
import type { Palette } from './palette.ts';
import { type Form, joined, joinedForms, moved, painted, type Solid } from './solid.ts';

const LIFT = 0.014;
const LAYER = 0.006;
const BREADTH = { edge: 0.036, fill: 0.021 };
const INSET = 0.06;
const PIECES = 96;
const DASH = { period: 8, length: 5 };

/** Outlines of the squares that the last turn has left, reached and built on. */
export function lastTurnSolid(last: LastTurn, scene: Scene, turns: QuarterTurns, palette: Palette): Solid {
  const { fill, edge } = palette.seats[last.look];
  const lay = (square: Square, form: (half: number, breadth: number) => Form): Solid[] => {
    const { x, z } = spotOf(square, turns);
    const y = standingHeight(scene.towers[square]!) + LIFT;
    const half = topHalf(scene.towers[square]!) - INSET;
    return [
      painted(moved(form(half, BREADTH.edge), x, y, z), rgb(edge)),
      painted(moved(form(half, BREADTH.fill), x, y + LAYER, z), rgb(fill)),
    ];
  };
  return joined(
    ...last.left.flatMap((square) => lay(square, dashed)),
    ...[...last.reached, ...last.built].flatMap((square) => lay(square, solid)),
    ...last.built
      .filter((square) => !scene.towers[square]!.dome)
      .flatMap((square) => lay(square, (_, breadth) => diamond(breadth === BREADTH.edge ? 0.115 : 0.09)))
      .concat(
        ...last.built
          .filter((square) => !scene.towers[square]!.dome)
          .map((square) => {
            const { x, z } = spotOf(square, turns);
            const y = standingHeight(scene.towers[square]!) + LIFT + 2 * LAYER;
            return [painted(moved(plus(), x, y, z), rgb(edge))];
          }),
      ),
  );
}

const solid = (half: number, breadth: number): Form =>
  band(roundedSquare(half - breadth, 0.06, 4), roundedSquare(half + breadth, 0.09, 4));

function dashed(half: number, breadth: number): Form {
  const [inner, outer] = [half - breadth, half + breadth].map((reach) =>
    evenly(roundedSquare(reach, 0.07, 4)),
  );
  const dashes: Form[] = [];
  for (let start = 0; start < PIECES; start += DASH.period) {
    const piece = (line: readonly Point2[]): Point2[] => line.slice(start, start + DASH.length + 1);
    dashes.push(flat([...piece(inner!), ...piece(outer!).reverse()]));
  }
  return joinedForms(...dashes);
}

const diamond = (reach: number): Form => flat(star(2, reach, reach).map(([x, y]): Point2 => [x, y]));

const plus = (): Form => joinedForms(bar(0.095, 0.024), bar(0.024, 0.095));

function bar(width: number, height: number): Form {
  return flat([
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ]);
}

/** As many points as there are pieces, equally far apart along a closed line. */
function evenly(line: readonly Point2[]): Point2[] {
  const lengths = line.map((point, i) => {
    const next = line[(i + 1) % line.length]!;
    return Math.hypot(next[0] - point[0], next[1] - point[1]);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: PIECES }, (_, piece): Point2 => {
    let left = (total * piece) / PIECES;
    let side = 0;
    while (left > lengths[side]!) left -= lengths[side++]!;
    const [from, to] = [line[side]!, line[(side + 1) % line.length]!];
    const share = left / (lengths[side] || 1);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}
