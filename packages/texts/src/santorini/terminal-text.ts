import type { PlayerKind } from '../common/player-kinds.ts';
import type { PowerChoice } from './codes.ts';

/** What a person can ask of the terminal game besides playing a turn. */
export const TERMINAL_COMMANDS = [
  'help',
  'turns',
  'more',
  'undo',
  'show',
  'power',
  'why',
  'copy',
  'resign',
  'quit',
  'lang',
] as const;
export type TerminalCommand = (typeof TERMINAL_COMMANDS)[number];

/** A command as a person types it: any of its words, the first being the one to show. */
export interface CommandText {
  readonly words: readonly [string, ...string[]];
  readonly argument?: string;
  readonly does: string;
}

/** Before the first turn: how many, which powers, who plays, where the workers go. */
export interface TableText {
  readonly welcome: string;
  readonly howToGetHelp: string;
  readonly choosePlayers: string;
  readonly teams: string;
  readonly choosePowers: string;
  readonly powerChoices: Readonly<Record<PowerChoice, string>>;
  readonly fleeceChoice: string;
  readonly chooseFleece: string;
  readonly choosePowerOf: (player: string) => string;
  readonly unknownPower: (text: string) => string;
  readonly whoPlays: (player: string) => string;
  readonly playerKinds: Readonly<Record<PlayerKind, string>>;
  readonly offer: (player: string, count: number) => string;
  readonly pick: (player: string) => string;
  readonly chooseStart: (player: string) => string;
  readonly offerNight: (player: string) => string;
  readonly place: (player: string) => string;
  readonly placeSome: (player: string, count: number) => string;
  readonly placeFemaleFirst: string;
  readonly placeAbyss: (player: string) => string;
  readonly placeFate: (player: string) => string;
  readonly placeRam: (player: string) => string;
  readonly aimArrow: (player: string) => string;
  readonly aimWind: (player: string) => string;
}

/** While turns are being played. */
export interface PlayText {
  readonly turnOf: (player: string, power: string) => string;
  readonly howToPlay: (count: number, example: string) => string;
  readonly onlyTurn: string;
  readonly extraTurn: (player: string) => string;
  readonly anotherTurn: (player: string) => string;
  readonly goOn: (player: string) => string;
  readonly mayBringWorker: (player: string) => string;
  /** The same where there are more turns than are listed. */
  readonly manyTurns: (count: number, example: string) => string;
  readonly onlyFirst: (count: number) => string;
  readonly moreTurns: (count: number) => string;
  readonly noMoreTurns: string;
  readonly noTurnWith: (square: string) => string;
  readonly whatFollows: string;
  readonly ambiguous: (square: string) => string;
  readonly mayEndHere: string;
  readonly handOver: (player: string) => string;
  readonly nothingToUndo: string;
  readonly wholePosition: string;
  readonly wholeGame: string;
  readonly wholeGameLater: string;
  readonly languageChanged: string;
  readonly playAgain: string;
  readonly goOnLater: string;
  readonly cannotGoOnLater: string;
  readonly bye: string;
}

/** Help, questions that need a yes, and input that makes no sense. */
export interface DialogueText {
  readonly helpTitle: string;
  readonly howToWriteTurns: readonly string[];
  readonly commands: Readonly<Record<TerminalCommand, CommandText>>;
  readonly confirmResign: (player: string) => string;
  readonly yes: readonly [string, ...string[]];
  readonly no: readonly [string, ...string[]];
  readonly answerYesOrNo: string;
  readonly unknownInput: (text: string) => string;
  readonly numberOutOfRange: (count: number) => string;
  readonly notASquare: (text: string) => string;
  readonly whyNeedsSquare: string;
  readonly unknownLanguage: (text: string) => string;
}

/** Every word of the game in the terminal. */
export interface TerminalText extends TableText, PlayText, DialogueText {}
