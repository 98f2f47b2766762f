import type { Position } from '@thera/santorini';
import type { Calibrations } from './win-chance.ts';

/** Gives the static evaluation of positions along one line of a search. Each was announced before by `follow`. */
export interface Evaluator {
  /** How likely who has a score wins. */
  readonly calibrations: Calibrations;
  /** A search begins. There are two perspectives: the side that thinks, and all the others together. */
  begin(own: number): void;
  /** The position at `ply` is this one from now on; it is read when it, or one that follows from it, is evaluated. */
  follow(ply: number, position: Position): void;
  /** The static evaluation of the position at `ply`, for the perspective to move; what it means, the calibrations say. */
  evaluate(ply: number): number;
}
