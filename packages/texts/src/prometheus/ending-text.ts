import type { PlaceName } from './place-text.ts';
import type { UnitName } from './unit-text.ts';

/** How a game ended: who has won, and why, in a sentence each; sides are said as in a sentence. */
export interface EndingText {
  readonly wins: (side: PlaceName) => string;
  readonly nobodyWins: string;
  readonly calm: string;
  readonly exit: (god: UnitName) => string;
  readonly god: (god: UnitName) => string;
  readonly cerberus: string;
  /** The turns are over, and one side has come closer, or neither. */
  readonly cap: (winner: PlaceName) => string;
  readonly even: string;
  readonly left: (side: PlaceName) => string;
}
