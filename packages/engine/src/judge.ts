import type { Position } from '@thera/rules';

/** Judges positions along one line of a search. What is judged is always a position announced before. */
export interface Judge {
  /** A search begins: the side that thinks is one team, all the others are the other. */
  begin(own: number): void;
  /** The position at `ply` is this one from now on; it is read when it, or one that follows from it, is judged. */
  follow(ply: number, position: Position): void;
  /** What the position at `ply` is worth to the team that is to move: it wins with probability `1 / (1 + e ** (-worth / 400))`. */
  judge(ply: number): number;
}
