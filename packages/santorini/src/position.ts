import type { Prefix } from './generator/prefix.ts';
import { type Lineup, MORTALS } from './lineup.ts';
import type { Square, Squares } from './squares.ts';

/**
 * Everything about a game in play that the rest of it depends on, as small integers, so that copying is cheap and
 * every field stays a machine word (30 bits at most, for engines whose small integers have 31). Line-ups and beginnings
 * of turns never change, so positions share them, and they are gone with the last position that has them.
 */
export class Position {
  /** The seat that must decide, 0–3. */
  turn = 0;
  /** The workers of each side. Partners in a game of four share one side. */
  c0: Squares = 0;
  c1: Squares = 0;
  c2: Squares = 0;
  /** The squares with at least one, two and three blocks. */
  h1: Squares = 0;
  h2: Squares = 0;
  h3: Squares = 0;
  domes: Squares = 0;
  /** The female workers, kept only when a power in play reads gender. */
  females: Squares = 0;
  /** What each seat's card remembers; only the power knows the meaning. */
  m0 = 0;
  m1 = 0;
  m2 = 0;
  m3 = 0;
  /** Who has which power. */
  lineup: Lineup = MORTALS;
  /** Whether the turn is an additional one: `BORROWED` or `BONUS`. */
  extra = 0;
  /** The steps that the turn has begun with, when another seat was or is asked. */
  prefix: Prefix | null = null;
  /** The side that has won, or -1; a side has the number of its first seat. */
  winner = -1;
}

/** An additional turn with another's worker, in which nobody can win. */
export const BORROWED = 1;
/** An additional turn like any other. */
export const BONUS = 2;

/** The workers of a side. */
export function crewOf(position: Pick<Position, 'c0' | 'c1' | 'c2'>, side: number): Squares {
  return side === 0 ? position.c0 : side === 1 ? position.c1 : position.c2;
}

/** What a seat's card remembers. */
export function memoryOf(position: Pick<Position, 'm0' | 'm1' | 'm2' | 'm3'>, seat: number): number {
  if (seat === 0) return position.m0;
  if (seat === 1) return position.m1;
  return seat === 2 ? position.m2 : position.m3;
}

/** How many blocks stand on a square. */
export function levelAt(position: Position, square: Square): number {
  return ((position.h1 >> square) & 1) + ((position.h2 >> square) & 1) + ((position.h3 >> square) & 1);
}

export function copyPosition(from: Position, to: Position = new Position()): Position {
  to.turn = from.turn;
  to.c0 = from.c0;
  to.c1 = from.c1;
  to.c2 = from.c2;
  to.h1 = from.h1;
  to.h2 = from.h2;
  to.h3 = from.h3;
  to.domes = from.domes;
  to.females = from.females;
  to.m0 = from.m0;
  to.m1 = from.m1;
  to.m2 = from.m2;
  to.m3 = from.m3;
  to.lineup = from.lineup;
  to.extra = from.extra;
  to.prefix = from.prefix;
  to.winner = from.winner;
  return to;
}

/** Sets the workers of a side, for set-up and notation. */
export function setCrew(position: Position, side: number, crew: Squares): void {
  if (side === 0) position.c0 = crew;
  else if (side === 1) position.c1 = crew;
  else position.c2 = crew;
}

/** Sets what a seat's card remembers, for set-up and notation. */
export function setMemory(position: Position, seat: number, memory: number): void {
  if (seat === 0) position.m0 = memory;
  else if (seat === 1) position.m1 = memory;
  else if (seat === 2) position.m2 = memory;
  else position.m3 = memory;
}
