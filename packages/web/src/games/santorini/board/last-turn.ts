import type { Arrow, Colour, LastTurn, Square } from '@thera/board';
import { crewOf, levelAt, type Position, sideOfSeat, squaresOf } from '@thera/santorini';

/** What a turn has done to the board, for outlines and arrows. */
export function lastTurn(
  before: Position,
  after: Position,
  seat: number,
  colours: readonly Colour[],
): LastTurn {
  const { seats, sides } = before.lineup;
  const own = sideOfSeat(seats, seat);
  const ways = Array.from({ length: sides }, (_, side) => waysOf(before, after, side));
  const arrows = ways.flatMap((pairs, side) =>
    pairs.map(([from, to]): Arrow => ({ from, to, colour: colours[side]!, isForced: side !== own })),
  );
  return {
    colour: colours[own]!,
    arrows,
    left: ways[own]!.map(([from]) => from),
    reached: ways[own]!.map(([, to]) => to),
    built: [...Array(25).keys()].filter((square) => isBuilt(before, after, square)),
  };
}

/** From where to where the workers of a side went; who is nearest to a square came to it. */
export function waysOf(before: Position, after: Position, side: number): [Square, Square][] {
  const left = squaresOf(crewOf(before, side) & ~crewOf(after, side));
  const reached = squaresOf(crewOf(after, side) & ~crewOf(before, side));
  const ways: [Square, Square][] = [];
  for (const to of reached) {
    const nearest = left.toSorted((a, b) => distance(a, to) - distance(b, to))[0];
    if (nearest === undefined) continue;
    left.splice(left.indexOf(nearest), 1);
    ways.push([nearest, to]);
  }
  return ways;
}

const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs((a % 5) - (b % 5)), Math.abs(Math.floor(a / 5) - Math.floor(b / 5)));

function isBuilt(before: Position, after: Position, square: Square): boolean {
  const isCapped = (((after.domes & ~before.domes) >> square) & 1) === 1;
  return isCapped || levelAt(after, square) > levelAt(before, square);
}
