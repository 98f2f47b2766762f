import type { TableText } from '../common/table-text.ts';
import type { CommonWords } from '../common/words-text.ts';
import type { LevelChoiceText, LevelTexts } from '../levels-text.ts';
import { type TextLoader, textLoader } from '../text-loader.ts';

/** Keys and what they do, for the help sheet. */
export type KeyHelp = readonly (readonly [keys: string, does: string])[];

/** What is said when a game is over, whatever game it was. */
export interface EndingText {
  /** To the only person of the game. */
  readonly youWin: string;
  readonly youLose: string;
  /** A kind word for whoever has lost to the computer. */
  readonly wellPlayed: string;
  readonly wins: (player: string) => string;
  readonly winTogether: (players: string) => string;
  readonly draw: string;
  readonly lost: string;
  readonly turns: (count: number) => string;
  /** How long a game was played, in whole minutes. */
  readonly lasted: (minutes: number) => string;
  /** On phones the card lies over the board: put it aside, and bring it back. */
  readonly seeBoard: string;
  readonly seeResult: string;
}

/** Showing others how a game ended. */
export interface SharingText {
  readonly title: string;
  /** Opens the sheet of the device. */
  readonly share: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly save: string;
  /** The picture, for who cannot see it. */
  readonly picture: (words: string) => string;
  readonly noPicture: string;
}

/** Playing against the clock. */
export interface ClockText {
  readonly left: (time: string) => string;
  readonly pause: string;
  readonly resume: string;
  readonly short: (player: string) => string;
  /** Where one may go on without time. */
  readonly out: (player: string) => string;
}

/** The texts around any game. */
export interface PlayText {
  readonly title: string;
  /** How seats are called, and what is said at every table. */
  readonly words: CommonWords;
  readonly table: TableText;
  readonly clock: ClockText;
  readonly back: string;
  readonly againstComputer: string;
  readonly aroundOneDevice: string;
  readonly computer: string;
  readonly you: string;
  readonly person: string;
  readonly team: (number: number) => string;
  readonly levels: LevelTexts;
  readonly turn: (number: number) => string;
  readonly turns: string;
  readonly noTurnYet: string;
  readonly setUp: string;
  readonly secret: string;
  readonly yourTurn: string;
  readonly turnOf: (player: string) => string;
  readonly thinking: string;
  readonly moveNow: string;
  readonly undo: string;
  readonly restartTurn: string;
  readonly hint: string;
  readonly endTurn: string;
  readonly passAndEnd: string;
  readonly takeBack: string;
  readonly resign: string;
  readonly confirmResign: string;
  readonly reallyResign: string;
  readonly cancel: string;
  readonly close: string;
  readonly menu: string;
  readonly sound: string;
  readonly settings: string;
  readonly flip: string;
  readonly rotate: string;
  readonly fullScreen: string;
  readonly leaveFullScreen: string;
  readonly boardKind: { readonly toThree: string; readonly toSvg: string };
  readonly copied: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly goThrough: string;
  readonly backToGame: string;
  /** Where a replay is: how many decisions are shown, of how many. */
  readonly replayAt: (shown: number, all: number) => string;
  readonly gameStart: string;
  readonly ending: EndingText;
  /** Around what newcomers are told in their first game. */
  readonly coach: {
    readonly next: string;
    readonly done: string;
    readonly skip: string;
    readonly place: (number: number, count: number) => string;
  };
  readonly sharing: SharingText;
  readonly rematch: string;
  readonly review: string;
  readonly newGame: string;
  readonly typeTurn: string;
  readonly play: string;
  readonly board: string;
  readonly levelChoice: LevelChoiceText;
  readonly handOver: (player: string) => string;
  readonly handOverWhy: string;
  readonly handOverReady: (player: string) => string;
  readonly threeLost: string;
  readonly notKept: {
    readonly 'storage-full': string;
    readonly 'storage-forbidden': string;
    readonly 'played-elsewhere': string;
  };
  /** Another window has gone on with the game, and this one shows it now. */
  readonly playedElsewhere: string;
  /** Another window has deleted the game; whoever goes on keeps it. */
  readonly deletedElsewhere: string;
  readonly noSuchGame: string;
  readonly brokenGame: string;
  /** The game was begun when the rules were others, and cannot be followed by those of today. */
  readonly otherRules: string;
  readonly newerGame: string;
  readonly toHome: string;
  readonly keys: string;
  readonly boardKeys: KeyHelp;
  readonly gameKeys: KeyHelp;
  readonly keysOnBoard: string;
  readonly keysInGame: string;
  readonly stepsNow: (steps: string) => string;
  readonly done: string;
  readonly seekingHint: string;
}

/** Brings the texts of this page. */
export const loadPlayText: TextLoader<PlayText> = textLoader({
  en: async () => (await import('../en/pages/play.ts')).play,
  es: async () => (await import('../es/pages/play.ts')).play,
});
