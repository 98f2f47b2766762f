import { type Pair, RIM } from './coast.ts';
import { type Grid, hasGround, squaresOf } from './grid.ts';
import { type Place, placeOf } from './quarter-turns.ts';

/** A straight part of a coast, from one corner of a square to another. */
export interface Side {
  readonly from: Pair;
  readonly to: Pair;
  readonly normal: Pair;
  /** How far it moves for each unit farther out. */
  readonly pace: number;
}

/** So far into a gap of one square a rim reaches, as a share of what it does towards the open sea. */
const NARROW = 0.12 / RIM;

const WAYS: readonly Pair[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The sides of all squares at which the land ends, in closed loops. */
export function sideLoops(seen: Grid): readonly (readonly Side[])[] {
  const left = squaresOf(seen)
    .filter((square) => hasGround(seen, square))
    .flatMap((square) => sidesOf(seen, placeOf(seen, square, 0)));
  const loops: Side[][] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    const loop = [first];
    for (
      let next = sideAfter(first, [...left, first]);
      next !== first;
      next = sideAfter(next, [...left, first])
    ) {
      left.splice(left.indexOf(next), 1);
      loop.push(next);
    }
    loops.push(joinedSides(loop));
  }
  return loops;
}

function sidesOf(seen: Grid, { x, y }: Place): readonly Side[] {
  return WAYS.filter(([east, north]) => !isLand(seen, { x: x + east, y: y + north })).map(
    ([east, north]): Side => ({
      from: [x + (east + north) / 2, y + (north - east) / 2],
      to: [x + (east - north) / 2, y + (north + east) / 2],
      normal: [east, north],
      pace: isLandBeyond(seen, { x, y }, [east, north]) ? NARROW : 1,
    }),
  );
}

function isLand(seen: Grid, { x, y }: Place): boolean {
  const { columns, rows } = seen;
  const [column, row] = [x + (columns - 1) / 2, (rows - 1) / 2 - y];
  const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
  return isInside && hasGround(seen, row * columns + column);
}

function isLandBeyond(seen: Grid, { x, y }: Place, [east, north]: Pair): boolean {
  const farthest = Math.max(seen.columns, seen.rows);
  return Array.from({ length: farthest }, (_, step) => step + 1).some((step) =>
    isLand(seen, { x: x + east * step, y: y + north * step }),
  );
}

/** The side that goes on where one ends; where two squares touch at a corner each keeps to its own. */
function sideAfter({ to, normal }: Side, sides: readonly Side[]): Side {
  const next = sides.filter(({ from }) => from[0] === to[0] && from[1] === to[1]);
  return next.find((side) => side.normal[0] === -normal[1] && side.normal[1] === normal[0]) ?? next[0]!;
}

/** Sides in one line as one, which begins at a corner. */
function joinedSides(loop: readonly Side[]): Side[] {
  const corner = loop.findIndex((side, index) => !isStraight(loop.at(index - 1)!, side));
  const joined: Side[] = [];
  for (const side of [...loop.slice(corner), ...loop.slice(0, corner)]) {
    const last = joined.at(-1);
    if (last && isStraight(last, side)) joined[joined.length - 1] = { ...last, to: side.to };
    else joined.push(side);
  }
  return joined;
}

const isStraight = (a: Side, b: Side): boolean =>
  a.normal[0] === b.normal[0] && a.normal[1] === b.normal[1] && a.pace === b.pace;
