import type { PlaceName } from './place-text.ts';
import type { UnitName } from './unit-text.ts';

/** How a game ended, in a sentence or two; sides are said as in a sentence. */
export interface EndingText {
  readonly wins: (side: PlaceName) => string;
  readonly calm: string;
  readonly exit: (god: UnitName) => string;
  readonly god: (god: UnitName, winner: PlaceName) => string;
  readonly cerberus: (winner: PlaceName) => string;
  /** The turns are over. */
  readonly cap: (winner: PlaceName) => string;
  readonly draw: string;
  readonly left: (side: PlaceName, winner: PlaceName) => string;
  readonly youWin: string;
  readonly youLose: string;
  /** “After 34 turns”. */
  readonly after: (turns: number) => string;
}
