import { crewOf, type Position, type Squares, sideOfSeat } from '@thera/santorini';
import { INWARDNESS, NEIGHBOURS, sizeOf } from './neighbours.ts';

// In hundredths of a level: what it is worth to have a worker, to stand on a level, to be able to step up to one, to
// have a square beside that is as high, to be able to go anywhere, and to stand further inside.
const WORKER = 60;
const STANDING = [0, 45, 100, 110] as const;
const STEP_UP = [0, 14, 30, 60] as const;
const AS_HIGH = [0, 6, 12, 0] as const;
const FREEDOM = 4;
const INSIDE = 7;
/** Who cannot move anybody is in danger of losing. */
const STUCK = 150;

/** What a position is worth to one side, without looking ahead. */
export function evaluate(position: Position, own: number): number {
  const { sides } = position.lineup;
  let others = 0;
  for (let side = 0; side < sides; side++) if (side !== own) others += standing(position, side);
  return (standing(position, own) - (sides === 2 ? others : others / (sides - 1))) | 0;
}

/** Whether the side to move has no square to go to as a mortal would. */
export function isHemmedIn(position: Position): boolean {
  const { h2, h3, lineup, turn } = position;
  const free = ~(position.c0 | position.c1 | position.c2 | position.domes);
  for (let rest = crewOf(position, sideOfSeat(lineup.seats, turn)); rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const level = (h3 & bit) !== 0 ? 3 : (h2 & bit) !== 0 ? 2 : (position.h1 & bit) !== 0 ? 1 : 0;
    if ((NEIGHBOURS[31 - Math.clz32(bit)]! & free & reachable(level, h2, h3)) !== 0) return false;
  }
  return true;
}

/** What a side has on the board. */
function standing(position: Position, side: number): number {
  const { h1, h2, h3, domes, lineup } = position;
  const { plans, laws } = lineup;
  const crew = crewOf(position, side);
  if (crew === 0) return 0;
  const free = ~(position.c0 | position.c1 | position.c2 | domes);
  const near = plans[side]!.power.near ?? NEIGHBOURS;
  // A top that gives no win is a dead end.
  const tops = h3 & ~laws[side]!.vetoes;
  let worth = 0;
  let freedom = 0;
  for (let rest = crew; rest !== 0; rest &= rest - 1) {
    const square = 31 - Math.clz32(rest & -rest);
    const open = near[square]! & free;
    const level = ((h1 >> square) & 1) + ((h2 >> square) & 1) + ((h3 >> square) & 1);
    const up = level === 0 ? h1 & ~h2 : level === 1 ? h2 & ~h3 : level === 2 ? tops : 0;
    const asHigh = level === 1 ? h1 & ~h2 : level === 2 ? h2 & ~h3 : 0;
    const moves = sizeOf(open & reachable(level, h2, h3));
    freedom += moves;
    worth +=
      WORKER +
      STANDING[level as 0 | 1 | 2 | 3] +
      STEP_UP[Math.min(level + 1, 3) as 1 | 2 | 3] * sizeOf(open & up) +
      AS_HIGH[level as 0 | 1 | 2 | 3] * sizeOf(open & asHigh) +
      FREEDOM * moves +
      INSIDE * INWARDNESS[square]!;
  }
  return freedom === 0 ? worth - STUCK : worth;
}

/** The squares that are not more than one level up. */
function reachable(level: number, h2: Squares, h3: Squares): Squares {
  return level === 0 ? ~h2 : level === 1 ? ~h3 : -1;
}
