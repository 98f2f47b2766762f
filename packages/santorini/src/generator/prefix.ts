import type { Position } from '../position.ts';
import type { Squares } from '../squares.ts';

/** A turn that has begun and stopped for another's decision: whose turn it is, and its steps as a script wants them. */
export interface Prefix {
  readonly mover: number;
  readonly steps: readonly number[];
  /** Where the seat that is asked may bring in a worker, if it does not see enough of the turn to find out. */
  readonly sites: Squares | null;
  /** The same for equal beginnings in every process, and never 0. */
  readonly hash: number;
}

/** A beginning of a turn. */
export function prefixOf(mover: number, steps: readonly number[], sites: Squares | null = null): Prefix {
  let hash = Math.imul(mover + 1, 0x9e3779b1) ^ (sites ?? -1);
  for (const step of steps) hash = Math.imul(hash ^ step ^ (hash >>> 15), 0x85ebca6b);
  return { mover, steps, sites, hash: (hash ^ (hash >>> 13)) & 0xffffff || 1 };
}

/** The seat whose turn it is, whoever has to decide. */
export function moverOf({ prefix, turn }: Position): number {
  return prefix === null ? turn : prefix.mover;
}

/** Whether somebody else has to decide about a turn that has begun. */
export function awaitsReaction(position: Position): boolean {
  return position.prefix !== null && position.turn !== position.prefix.mover;
}

/** The steps that a turn has begun with. */
export function begunSteps({ prefix }: Position): readonly number[] {
  return prefix === null ? NONE : prefix.steps;
}

const NONE: readonly number[] = [];
