import type { TextFor } from '../common/text-for.ts';

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
  'aim',
  'reach',
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
  /** A riddle in the list, behind its number. */
  readonly line: (title: string, island: string) => string;
  /** The signs of every map, and those that only some maps need. */
  readonly signs: string;
  readonly moreSigns: TextFor<'flotsam' | 'graves' | 'ruins' | 'tide' | 'gates'>;
  readonly zone: (name: string, squares: string) => string;
  readonly bridges: (bridges: string) => string;
  readonly stockpile: (pieces: string) => string;
  readonly emptyStockpile: string;
  readonly gems: (gems: string) => string;
  readonly noGems: string;
  readonly queue: (cards: string) => string;
  readonly held: (player: string, gods: string) => string;
  readonly fallen: (workers: number) => string;
  readonly turnOf: (turn: number, player: string, colour: string) => string;
  readonly thinks: (player: string) => string;
  /** How to say what one does. */
  readonly howToPlay: string;
  readonly tooMany: (shown: number, count: number) => string;
  readonly mayEndHere: string;
  readonly helpTitle: string;
  readonly howToWriteTurns: readonly string[];
  readonly commands: Readonly<Record<TerminalCommand, TerminalCommandText>>;
  readonly unknownInput: (text: string) => string;
  readonly ambiguous: (text: string) => string;
  readonly numberOutOfRange: (count: number) => string;
  readonly notASquare: (text: string) => string;
  readonly whyNeedsSquare: string;
  readonly aimNeedsTier: string;
  readonly cardNeedsName: string;
  readonly unknownCard: (text: string) => string;
  readonly unknownLanguage: (text: string) => string;
  readonly languageChanged: string;
  readonly nothingToUndo: string;
  readonly takenBack: string;
  readonly nothingYet: string;
  readonly playAgain: string;
  readonly yes: readonly [string, ...string[]];
  readonly no: readonly [string, ...string[]];
  readonly answerYesOrNo: string;
  readonly adventure: {
    readonly noAdventure: (file: string, reason: string) => string;
    /** What this version cannot read. */
    readonly newerVersion: string;
    /** Where in the file that is. */
    readonly faultAt: (reason: string, place: string) => string;
    readonly cannotRead: (file: string) => string;
    readonly begun: (file: string) => string;
    readonly read: (title: string, circles: number, of: number) => string;
    /** The circles of a riddle in the list. */
    readonly circles: (tiers: string) => string;
    readonly sign: (colour: string) => string;
    readonly shaded: (tiers: string) => string;
    readonly diamonds: (diamonds: number) => string;
    readonly path: (path: string, shaded: number, of: number) => string;
    readonly chooseFriend: (number: number, of: number) => string;
    readonly goesOn: (riddle: string) => string;
    readonly chooseArrow: (god: string) => string;
    readonly written: (file: string) => string;
    readonly cannotWrite: (file: string) => string;
    /** After leaving in the middle of a riddle, or before the three steps are done. */
    readonly goOnLater: string;
  };
  readonly goOnLater: string;
  readonly bye: string;
}
