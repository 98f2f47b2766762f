import type { CardId, Edition, PowerId } from '../../src/power-ids.ts';
import type { Square } from './board.ts';
import type { Direction } from './directions.ts';
import type { Extras } from './extras.ts';
import type { Memory } from './memories.ts';

/** What stands on a square: blocks, and perhaps a dome on them. */
export interface Space {
  readonly blocks: number;
  readonly dome: boolean;
}

/** A side is named by its first seat; the partner in a game of four belongs to the same side. */
export type Side = number;

/** One piece. The id lasts for one turn only and tells the two workers of a side apart. */
export interface Worker {
  readonly id: number;
  readonly side: Side;
  readonly square: Square;
  readonly female: boolean;
}

/** A place at the table, its card and what the card remembers. */
export interface Seat {
  readonly number: number;
  readonly side: Side;
  readonly card: CardId;
  readonly edition: Edition;
  readonly winner: boolean;
  readonly out: boolean;
  /** The memory of the last own turn: Athena or Chaos climbed, Nike went down. */
  readonly marked: boolean;
  /** A hero's power has been used. */
  readonly spent: boolean;
  /** Builds Morpheus has stored. */
  readonly stored: number;
  /** Circe holds the other player's power. */
  readonly holdsOther: boolean;
  /** The power in force for Chaos, or Nyx' night power; undefined until it is drawn. */
  readonly inForce: PowerId | undefined;
  readonly used: readonly PowerId[];
  /** The direction that Aeolus' wind closes, or that of the Siren's arrow. */
  readonly direction: Direction | undefined;
  /** Tartarus' abyss, or the fate square of Moerae that is nearest to A1. */
  readonly secret: Square | undefined;
  /** The opposing workers that Eris knows to have moved last. */
  readonly noted: readonly number[];
  readonly memory: Memory;
  /** The seat as it was read, for players who are out. */
  readonly text: string;
}

/** A whirlpool on the board, and the seat whose card it came from. */
export interface Whirlpool {
  readonly seat: number;
  readonly square: Square;
}

/** The part of a position that a turn's steps change. */
export interface Table {
  readonly spaces: readonly Space[];
  readonly workers: readonly Worker[];
  readonly whirlpools: readonly Whirlpool[];
  /** Squares that are as good as domed for the player whose turn it is. */
  readonly closed: readonly Square[];
}

/** A position in play. */
export interface Position extends Table, Extras {
  /** The workers as cards that take note of them know them, if not as they stand. */
  readonly noticed?: readonly Worker[];
  readonly toMove: number;
  readonly seats: readonly Seat[];
}

/** The power whose state is written at a seat: Nyx keeps that of the night, the Golden Fleece one for each player. */
export const powerKeptBy = (seat: Seat, fleece: Extras['fleece']): CardId | undefined =>
  seat.card === 'nyx' ? seat.inForce : (fleece?.power ?? seat.card);

/** What stands on a square. */
export function spaceAt(table: Table, square: Square): Space {
  const space = table.spaces[square];
  if (space === undefined) throw new Error(`off the board: ${square}`);
  return space;
}

/** The number of blocks on a square. */
export const blocksAt = (table: Table, square: Square): number => spaceAt(table, square).blocks;

/** The worker on a square, if any. */
export const workerAt = (table: Table, square: Square): Worker | undefined =>
  table.workers.find((worker) => worker.square === square);

/** The worker of that id; a bug if it is no longer there. */
export function workerOf(table: Table, id: number): Worker {
  const found = table.workers.find((worker) => worker.id === id);
  if (found === undefined) throw new Error(`no worker ${id}`);
  return found;
}

/** The workers of a side. */
export const crewOf = (table: Table, side: Side): readonly Worker[] =>
  table.workers.filter((worker) => worker.side === side);

/** Whether a square holds a dome, or what counts as one for the player whose turn it is. */
export const isClosed = (table: Table, square: Square): boolean =>
  spaceAt(table, square).dome || table.closed.includes(square);

/** Whether a square holds a worker or is closed. */
export const isOccupied = (table: Table, square: Square): boolean =>
  isClosed(table, square) || workerAt(table, square) !== undefined;

/** How many complete towers (three blocks and a dome) stand on the board. */
export const completeTowers = (table: Table): number =>
  table.spaces.filter((space) => space.blocks === 3 && space.dome).length;

/** The table with another thing on one square; a whirlpool that lay there returns to its card. */
export const withSpace = (table: Table, square: Square, space: Space): Table => ({
  ...table,
  spaces: table.spaces.map((old, index) => (index === square ? space : old)),
  whirlpools: table.whirlpools.filter((whirlpool) => whirlpool.square !== square),
});

/** The table with one worker standing elsewhere. */
export const withWorkerOn = (table: Table, id: number, square: Square): Table => ({
  ...table,
  workers: table.workers.map((worker) => (worker.id === id ? { ...worker, square } : worker)),
});

/** The table with one more worker, male as all latecomers are, and the id of that worker. */
export function withNewWorker(table: Table, side: Side, square: Square): { table: Table; id: number } {
  const id = 1 + Math.max(-1, ...table.workers.map((worker) => worker.id));
  return { table: { ...table, workers: [...table.workers, { id, side, square, female: false }] }, id };
}

/** The table without some workers. */
export const withoutWorkers = (table: Table, ids: readonly number[]): Table => ({
  ...table,
  workers: table.workers.filter((worker) => !ids.includes(worker.id)),
});
