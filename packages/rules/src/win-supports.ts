import { crewOf, type Position } from './position.ts';
import { around, EVERYWHERE, type Squares } from './squares.ts';

/**
 * What a power may declare of a win, its own or one that its laws could stop: the squares that the win depends on beside
 * those that its steps name. `side` is the side that would win, `memory` what the power's card remembers.
 */
export type Supports = (position: Position, side: number, steps: Squares, memory: number) => Squares;

/** Nothing else. */
export const STEPS_ALONE: Supports = () => 0;

/** Anything: what is not declared. */
export const ANYTHING: Supports = () => EVERYWHERE;

/** Where the winner's workers are, and how high. */
export const OWN_WORKERS: Supports = (position, side) => crewOf(position, side);

/** What is next to the steps. */
export const BESIDE_STEPS: Supports = (_position, _side, steps) => around(steps);

/** Whose workers are next to the steps. */
export const WORKERS_BESIDE_STEPS: Supports = ({ c0, c1, c2 }, _side, steps) =>
  around(steps) & (c0 | c1 | c2);
