import { crewOf, type Position } from '../position.ts';
import { around, type Square, type Squares } from '../squares.ts';

/** A win that somebody threatens, as the powers in play are asked what it depends on. */
export interface ThreatenedWin {
  readonly position: Position;
  /** The side that would win. */
  readonly side: number;
  /** The squares that its steps name, and those of them on which something is built. */
  readonly steps: Squares;
  readonly sites: Squares;
  /** Where its last move begins and ends. */
  readonly from: Square;
  readonly to: Square;
  /** What the card of the power that is asked remembers. */
  readonly memory: number;
}

/** The squares that a win depends on beside those that its steps name. */
export type Supports = (win: ThreatenedWin) => Squares;

/** No others. */
export const STEPS_ALONE: Supports = () => 0;

/** Where the winner's workers are, and how high. */
export const OWN_WORKERS: Supports = ({ position, side }) => crewOf(position, side);

/** What is next to the steps, or next to what is built. */
export const BESIDE_STEPS: Supports = ({ steps }) => around(steps);
export const BESIDE_SITES: Supports = ({ sites }) => around(sites);
