import type { Position } from '@thera/santorini';
import type { Margins } from './margins.ts';
import type { NodeObserver } from './node-observer.ts';

/** What ends a search. The first turn ahead is finished, unless that takes very many positions. */
export interface Limits {
  readonly depth: number;
  readonly nodes: number;
  /** Asked after every `ASKED_EVERY` positions: time is up, or somebody says so. */
  readonly isLate: () => boolean;
  /**
   * For who only wants to decide: asked after each iteration, a turn deeper than the one before, whether that was enough.
   * Where there is one turn only, it is.
   */
  readonly isEnough?: (finding: Finding) => boolean;
  /** How many of the best turns are wanted, each with its own line. */
  readonly lines: number;
  /**
   * For a helper thread, whose findings count in the table alone: the depth of its first iteration. It can be cut off at any
   * moment.
   */
  readonly helperDepth?: number;
  /** Told of the nodes that are searched. */
  readonly observer?: NodeObserver | undefined;
}

/** After so many positions it is asked whether it is late. */
export const ASKED_EVERY = 256;

/** What a search has found. */
export interface Finding {
  /** Turns looked ahead. */
  readonly depth: number;
  /** For the side to move, as its evaluator has it; decided games as in `score.ts`. */
  readonly score: number;
  /** Positions searched so far. */
  readonly nodes: number;
  /** The best line from the position searched, turns as lists have them. Empty when there is no turn. */
  readonly line: readonly Int32Array[];
  /** Its place among the lines that were wanted, from 1. */
  readonly rank: number;
}

/** Something that searches positions; it keeps what it learns for the next search. */
export interface Searcher {
  /** What a difference of its scores means. */
  readonly margins: Margins;
  /** Finds the best turn of the seat to decide, in a position in play with nothing hidden from it and no chance due. */
  search(position: Position, limits: Limits, report?: (finding: Finding) => void): Finding;
  /** Forgets everything. */
  forget(): void;
}
