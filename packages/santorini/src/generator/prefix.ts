import type { Position } from '../position.ts';
import type { Squares } from '../squares.ts';

/** A turn that has begun and stopped for another's decision: whose turn it is, and its steps as a script wants them. */
export interface Prefix {
  readonly mover: number;
  readonly steps: readonly number[];
  /** Where the seat that is asked may bring in a worker, if it does not see enough of the turn to find out. */
  readonly sites?: Squares;
}

/** Every beginning met so far in this process; the first stands for none. */
export const PREFIXES: Prefix[] = [{ mover: -1, steps: [] }];
const indices = new Map<string, number>();

/** The seat whose turn it is, whoever has to decide. */
export function moverOf(position: Position): number {
  return position.prefix === 0 ? position.turn : PREFIXES[position.prefix]!.mover;
}

/** Whether somebody else has to decide about a turn that has begun. */
export function awaitsReaction(position: Position): boolean {
  return position.prefix !== 0 && position.turn !== moverOf(position);
}

/** The index of a beginning. */
export function prefixOf(mover: number, steps: readonly number[], sites?: Squares): number {
  const key = `${mover}:${steps.join()}:${sites ?? ''}`;
  const known = indices.get(key);
  if (known !== undefined) return known;
  indices.set(key, PREFIXES.length);
  return PREFIXES.push(sites === undefined ? { mover, steps } : { mover, steps, sites }) - 1;
}
