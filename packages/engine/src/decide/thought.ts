import type { Dice, Level } from '@thera/table';
import type { Mind } from './mind.ts';

/** What the computer has found so far. */
export interface Thought {
  /** A whole decision, in steps that can be taken one by one. */
  readonly steps: readonly string[];
  /** Turns ahead that were searched completely. */
  readonly depth: number;
  /** What the position is worth to the seat that decides, in hundredths of a level; a won game is `WON` less its distance. */
  readonly score: number;
  /** Positions searched. */
  readonly nodes: number;
}

/** What the computer is handed to think with. */
export interface Thinking {
  readonly level: Level;
  readonly dice: Dice;
  /** Milliseconds, from any beginning. */
  readonly clock: () => number;
  /** Milliseconds that it may take, if that is less than the level allows itself. */
  readonly patience?: number;
  /** What was kept from earlier decisions of the game, and takes note of this one; without it nothing is. */
  readonly mind?: Mind;
  /** Told whenever something better has been found, and at the end of each depth. */
  readonly report?: (thought: Thought) => void;
}
