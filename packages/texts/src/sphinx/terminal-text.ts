/** What a person can ask of the game in the terminal besides playing a turn. */
export const TERMINAL_COMMANDS = [
  'help',
  'choices',
  'riddle',
  'objectives',
  'gods',
  'card',
  'why',
  'end',
  'hint',
  'undo',
  'show',
  'log',
  'finish',
  'give-up',
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
  readonly whichRiddle: string;
  readonly howMany: string;
  readonly possible: (values: string) => string;
  readonly friendly: (count: number) => string;
  /** A riddle in the list, behind its number. */
  readonly line: (title: string, island: string) => string;
  readonly signs: string;
  readonly bridges: (bridges: string) => string;
  readonly stockpile: (pieces: string) => string;
  readonly emptyStockpile: string;
  readonly gems: (gems: string) => string;
  readonly noGems: string;
  readonly queue: (cards: string) => string;
  readonly held: (player: string, gods: string) => string;
  readonly fallen: (workers: number) => string;
  readonly coinsLeft: (coins: string) => string;
  readonly turnOf: (turn: number, player: string, colour: string) => string;
  readonly chooseByNumber: (count: number) => string;
  readonly tooMany: (shown: number, count: number) => string;
  readonly whatFollows: string;
  readonly mayEndHere: string;
  readonly helpTitle: string;
  readonly howToWriteTurns: readonly string[];
  readonly commands: Readonly<Record<TerminalCommand, TerminalCommandText>>;
  readonly unknownInput: (text: string) => string;
  readonly ambiguous: (text: string) => string;
  readonly numberOutOfRange: (count: number) => string;
  readonly notASquare: (text: string) => string;
  readonly whyNeedsSquare: string;
  readonly cardNeedsName: string;
  readonly unknownCard: (text: string) => string;
  readonly unknownLanguage: (text: string) => string;
  readonly languageChanged: string;
  readonly nothingToUndo: string;
  readonly nothingYet: string;
  readonly playAgain: string;
  readonly yes: readonly [string, ...string[]];
  readonly no: readonly [string, ...string[]];
  readonly answerYesOrNo: string;
  readonly adventure: {
    readonly noFile: (file: string) => string;
    readonly noAdventure: (file: string, reason: string) => string;
    readonly begun: (file: string) => string;
    readonly read: (title: string, circles: number, of: number) => string;
    readonly sign: (colour: string) => string;
    readonly shaded: (tiers: string) => string;
    readonly diamonds: (diamonds: number) => string;
    readonly path: (path: string, shaded: number, of: number) => string;
    readonly chooseFriends: (count: number) => string;
    readonly chooseArrow: (god: string) => string;
    readonly written: (file: string) => string;
    readonly cannotWrite: (file: string) => string;
  };
  readonly goOnLater: string;
  readonly bye: string;
}
