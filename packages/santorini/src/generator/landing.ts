import { heading, nextSquare, OFF_BOARD, type Square, type Squares } from '../squares.ts';
import { CARRY, CLIMBED, FELL, workerStep } from '../steps.ts';
import { winning } from './reach.ts';
import { changedSquares } from './tokens-on-board.ts';
import type { Turn } from './turn.ts';

/** How a step ends: the worker stands, has won, or somebody is in the abyss. */
export const STANDS = 0;
export const WINS = 1;
export const LOSES = 2;

/**
 * What others make of a step that went from `from` to `t.stepped`: whirlpools carry the worker on, then the win is
 * judged, then winds carry it on. `wins` says that the step would win by itself, `wasOpen` that a whirlpool was open to
 * it as it was taken: what was done since may have closed it, but opens none.
 */
export function land(t: Turn, from: Square, wins: boolean, wasOpen: boolean = true): number {
  const { laws } = t;
  if (isFallen(t)) return LOSES;
  const exit = laws.pools.length === 0 || !wasOpen ? OFF_BOARD : poolExit(t);
  if (exit !== OFF_BOARD) {
    const won = winsThrough(t, exit);
    carryTo(t, exit);
    if (isFallen(t)) return LOSES;
    if (won && (t.power.rests === null || t.mayStay)) return WINS;
  } else if (wins) {
    return WINS;
  }
  if (laws.drifts && drift(t, heading(from, t.stepped))) return LOSES;
  return STANDS;
}

/** Whether a worker stands where nobody may come. */
export function isFallen(t: Turn): boolean {
  return t.abyss !== 0 && ((t.mine | t.others) & t.abyss) !== 0;
}

/** The seat that has won because somebody is in the abyss. */
export function survivorOf(t: Turn): number {
  const loser = (t.mine & t.abyss) !== 0 ? t.side : t.ownerOf(31 - Math.clz32(t.others & t.abyss));
  return (loser + 1) % t.lineup.sides;
}

/** The other whirlpool, if the step went onto one and the other is free; else off the board. */
export function poolExit(t: Turn): Square {
  const { pools } = t.laws;
  const bit = 1 << t.stepped;
  for (let i = 0; i < pools.length; i++) {
    const squares = pools[i]!.power.pools!(t.memory(pools[i]!)) & ~changedSquares(t);
    if ((squares & bit) === 0) continue;
    const exit = squares & ~bit & t.free;
    if (exit !== 0) return 31 - Math.clz32(exit);
  }
  return OFF_BOARD;
}

/** Whether it wins to come to the exit of a whirlpool; as a move of its own it counts as one. */
function winsThrough(t: Turn, exit: Square): boolean {
  const bit = 1 << exit;
  if (!t.laws.pools.some(({ power }) => power.poolsMove)) return (t.h3 & ~t.vetoes & bit) !== 0;
  const won = (winning(t, t.stepped) & bit) !== 0;
  t.ended = exit;
  if ((t.above(t.stepped) & bit) !== 0) t.facts |= CLIMBED;
  if ((t.below(t.stepped) & bit) !== 0) t.facts |= FELL;
  return won;
}

/** Carries the mover on until something stops it, and says whether that was the abyss. */
function drift(t: Turn, direction: number): boolean {
  for (;;) {
    const next = nextSquare(t.at, direction);
    if ((t.free & ~t.above(t.at) & (1 << next)) === 0) return false;
    carryTo(t, next);
    if (isFallen(t)) return true;
  }
}

function carryTo(t: Turn, to: Square): void {
  const change: Squares = (1 << t.at) | (1 << to);
  t.mine ^= change;
  if ((t.females & (1 << t.at)) !== 0) t.females ^= change;
  t.at = to;
}

/** Writes down that the mover was carried on, if it was. */
export function writeCarry(t: Turn): void {
  if (t.at !== t.stepped) t.write(workerStep(CARRY, t.stepped, t.at, t.side));
}
