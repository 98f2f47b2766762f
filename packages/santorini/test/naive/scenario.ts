import { squareNamed } from './board.ts';
import { blocksAt, crewOf, workerAt } from './position.ts';
import { readPosition } from './read-position.ts';
import { naiveResults } from './results.ts';

/** The rows of a board, from row 5 down to row 1, as one string of heights. */
export const board = (...rows: readonly string[]): string => rows.join('');

/** A board without a block. */
export const EMPTY: string = board('00000', '00000', '00000', '00000', '00000');

/** The board with only the named squares built up. */
export function heights(wanted: Readonly<Record<string, string | number>>): string {
  const signs = [...EMPTY];
  for (const [name, sign] of Object.entries(wanted)) signs[squareNamed(name)] = String(sign);
  return signs.join('');
}

/** A dome on the ground of every square but the named ones. */
export function rooms(wanted: Readonly<Record<string, string | number>>): string {
  const signs = [...EMPTY].fill('a');
  for (const [name, sign] of Object.entries(wanted)) signs[squareNamed(name)] = String(sign);
  return signs.join('');
}

/** The squares of a list of names. */
export const squares = (names: string): number[] => names.split(',').map(squareNamed);

/**
 * A corridor of two squares, walled in by domes on the ground: a worker on A1 can only step to A2, and
 * there only build on A1 again.
 */
export const corridor = (heightOfA2: string | number, heightOfA1: string | number): string =>
  board('00000', '00000', 'aa000', `${heightOfA2}a000`, `${heightOfA1}a000`);

/** All results, in a fixed order. */
export const resultsOf = (text: string): string[] => [...naiveResults(text)].sort();

/** The squares of a side's workers, in board order. */
export const crewIn = (result: string, side: number): number[] =>
  crewOf(readPosition(result), side).map((worker) => worker.square);

/** The results in which a worker of a side stands on the named square. */
export function resultsWithWorkerOn(text: string, side: number, name: string): string[] {
  const square = squareNamed(name);
  return resultsOf(text).filter((result) => workerAt(readPosition(result), square)?.side === side);
}

/** The number of blocks on the named square. */
export const blocksIn = (result: string, name: string): number =>
  blocksAt(readPosition(result), squareNamed(name));

/** The results that somebody has won. */
export const winsOf = (text: string): string[] => resultsOf(text).filter((result) => result.includes('#'));
