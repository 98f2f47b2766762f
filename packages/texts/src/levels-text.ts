/** How strong the computer plays, weakest first. */
export const COMPUTER_LEVELS = [
  'novice',
  'apprentice',
  'mason',
  'builder',
  'foreman',
  'architect',
  'daedalus',
  'titan',
] as const;
export type ComputerLevel = (typeof COMPUTER_LEVELS)[number];

/** The names of the computer's levels, and what to expect of each. */
export type LevelTexts = Readonly<
  Record<ComputerLevel, { readonly name: string; readonly sentence: string }>
>;

/** The words of a choice of level. */
export interface LevelChoiceText {
  readonly level: string;
  readonly levels: LevelTexts;
  /** The place of a level among all. */
  readonly place: (number: number, count: number) => string;
}
