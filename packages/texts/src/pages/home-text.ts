import type { TextFor } from '../common/text-for.ts';
import type { LevelTexts } from '../levels-text.ts';
import type { TallyText } from '../tally-text.ts';
import { type TextLoader, textLoader } from '../text-loader.ts';

/** How the powers of the next game come about, as home says it in a few words. */
export type PowersInBrief = 'none' | 'fleece' | 'simple' | 'any' | 'chosen' | 'draft' | 'random' | 'free';

/** The texts of this page. */
export interface HomeText {
  readonly title: string;
  readonly sentence: string;
  /** The same on phones. */
  readonly briefSentence: string;
  readonly playComputer: string;
  readonly aroundDevice: string;
  readonly playOnline: string;
  /** Games with others elsewhere that go on. */
  readonly onlineGames: string;
  readonly yourTurnNow: string;
  readonly allOnline: (count: number) => string;
  readonly level: string;
  readonly levels: LevelTexts;
  readonly powers: TextFor<PowersInBrief>;
  readonly printedEdition: string;
  readonly whoStarts: string;
  readonly starters: TextFor<'you' | 'computer' | 'chance'>;
  readonly change: string;
  /** What the link to change the table is called where one cannot see what stands beside it. */
  readonly changeTable: string;
  /** For whoever comes for the first time. */
  readonly invitation: { readonly title: string; readonly go: string; readonly dismiss: string };
  readonly cannotStart: string;
  readonly continue: string;
  readonly resume: string;
  /** A game by its players, such as “Pan v Athena”. */
  readonly versus: (sides: readonly string[]) => string;
  readonly team: (first: string, second: string) => string;
  readonly noPowers: string;
  readonly turn: (turn: number) => string;
  readonly beforePlay: string;
  readonly yourMove: string;
  readonly moveOf: (player: string) => string;
  readonly list: (players: readonly string[]) => string;
  readonly isOver: string;
  readonly youWon: string;
  readonly won: (players: string) => string;
  readonly nobodyWon: string;
  readonly allGames: (count: number) => string;
  readonly allGamesTitle: string;
  readonly drop: (game: string) => string;
  readonly dropped: (game: string) => string;
  readonly undo: string;
  readonly close: string;
  readonly tally: TallyText;
  readonly otherGames: string;
  readonly open: string;
}

/** Brings the texts of this page. */
export const loadHomeText: TextLoader<HomeText> = textLoader({
  en: async () => (await import('../en/pages/home.ts')).home,
  es: async () => (await import('../es/pages/home.ts')).home,
});
