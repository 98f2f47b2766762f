/** What a person can ask of the game in the terminal besides playing a turn. */
export const TERMINAL_COMMANDS = [
  'help',
  'turns',
  'forecast',
  'risk',
  'hint',
  'undo',
  'show',
  'log',
  'copy',
  'quit',
  'lang',
] as const;
export type TerminalCommand = (typeof TERMINAL_COMMANDS)[number];

/** A command as a person types it: any of its words, the first being the one to show. */
export interface TerminalCommandText {
  readonly words: readonly [string, ...string[]];
  readonly argument?: string;
  readonly does: string;
}

/** Every word of the game in the terminal. */
export interface TerminalText {
  readonly welcome: string;
  readonly howToGetHelp: string;
  readonly whichPlace: string;
  readonly howHard: string;
  readonly possible: (values: string) => string;
  readonly level: (level: number) => string;
  readonly keepBuildings: (count: number) => string;
  readonly signs: string;
  /** Who is still at sea, and when the next lands. */
  readonly atSea: (enemies: string) => string;
  readonly nobodyAtSea: string;
  readonly ashore: (enemies: string) => string;
  readonly ifYouWin: (points: string) => string;
  readonly buildings: (now: number, wanted: number) => string;
  readonly yourTurn: (example: string) => string;
  readonly helpTitle: string;
  readonly howToWriteTurns: readonly string[];
  readonly commands: Readonly<Record<TerminalCommand, TerminalCommandText>>;
  readonly turnsFrom: (square: string, squares: string) => string;
  readonly whichEnemy: string;
  readonly noSuchEnemy: (text: string) => string;
  readonly unknownInput: (text: string) => string;
  readonly unknownLanguage: (text: string) => string;
  readonly languageChanged: string;
  readonly nothingToUndo: string;
  readonly dieWasRolled: string;
  readonly nothingYet: string;
  readonly playAgain: string;
  readonly yes: readonly [string, ...string[]];
  readonly no: readonly [string, ...string[]];
  readonly answerYesOrNo: string;
  readonly goOnLater: string;
  readonly bye: string;
}
