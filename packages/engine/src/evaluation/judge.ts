import type { Position } from '@thera/santorini';
import type { Calibrations } from './win-chance.ts';

/** Judges positions along one line of a search. What is judged is always a position announced before. */
export interface Judge {
  /** How likely who has a score wins. */
  readonly calibrations: Calibrations;
  /** A search begins: the side that thinks is one team, all the others are the other. */
  begin(own: number): void;
  /** The position at `ply` is this one from now on; it is read when it, or one that follows from it, is judged. */
  follow(ply: number, position: Position): void;
  /** What the position at `ply` is worth to the team that is to move; what that means, the calibrations say. */
  judge(ply: number): number;
}
