import type { CoinColour, Goal, Objective, Piece } from '@thera/sphinx';
import type { RiddleNames } from './riddle-names.ts';

/** What must be true for an objective, as a phrase for each condition: “every coin collected”. */
export type GoalTexts = {
  readonly [Key in keyof Goal]-?: (wanted: NonNullable<Goal[Key]>, names: RiddleNames) => string;
};

/**
 * How far each condition is, in a few words. `now` and `wanted` are counted in the same thing, but for: `kingAt`, where
 * they are the King's distance and the levels that are missing; `kingTrapped`, `zoneEmptyOfWorkers`, `zoneMaxHeight`
 * and `zoneExactHeight`, where `now` is what is still in the way (his ways out, workers, squares).
 */
export type GoalProgressTexts = {
  readonly [Key in keyof Goal]-?: (now: number, wanted: number) => string;
};

/** Coins of each colour in a row, or room for them. */
export type Slots = NonNullable<Objective['slots']>;

/** What an objective asks for, what it pays and how far it is. */
export interface ObjectiveText {
  readonly goals: GoalTexts;
  readonly progress: GoalProgressTexts;
  /** The row as the whole goal: “Fill 3 silver slots”. */
  readonly fill: (slots: Slots) => string;
  /** The row as one condition among others. */
  readonly filled: (slots: Slots) => string;
  /** Conditions joined: “all 7 coins collected and nobody on the far bank”. */
  readonly together: (conditions: readonly string[]) => string;
  /** A row by name: “Gold 1 of 2”. */
  readonly row: (name: string, filled: number, of: number) => string;
  /** The same without the name: “1 of 2 gold”. */
  readonly slots: (colour: CoinColour, filled: number, of: number) => string;
  /** Behind a row: “3 builds missing”. */
  readonly buildsMissing: (builds: number) => string;
  /** Behind a row: “1 dome short”. */
  readonly piecesShort: (pieces: string) => string;
  readonly reward: {
    readonly piece: (piece: Piece | 'any', count: number) => string;
    readonly blessings: (count: number) => string;
    readonly pays: (reward: string) => string;
    readonly paid: (reward: string) => string;
  };
}
