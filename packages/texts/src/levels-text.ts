import type { Level } from '@thera/table';

/** The names of the computer's levels, and what to expect of each. */
export type LevelTexts = Readonly<Record<Level, { readonly name: string; readonly sentence: string }>>;

/** The words of a choice of level. */
export interface LevelChoiceText {
  readonly level: string;
  readonly levels: LevelTexts;
  /** The place of a level among all. */
  readonly place: (number: number, count: number) => string;
}
