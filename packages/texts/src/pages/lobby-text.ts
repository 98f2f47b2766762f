import type { ClockWords } from '../common/clock-words.ts';
import type { OnlineProblems } from '../common/problem-words.ts';
import type { LevelTexts } from '../levels-text.ts';
import { type TextLoader, textLoader } from '../text-loader.ts';

/** The texts of the page where those who play online find each other. */
export interface LobbyText {
  readonly title: string;
  readonly toAccount: string;
  readonly toGames: string;
  readonly quick: {
    readonly title: string;
    readonly about: string;
    readonly game: string;
    /** What is agreed, where there is more than one way to play. */
    readonly table: string;
    readonly pace: string;
    readonly seeking: string;
    readonly waited: (time: string) => string;
    readonly stay: string;
    readonly cancel: string;
    readonly found: string;
  };
  readonly tables: {
    readonly title: string;
    readonly count: (count: number) => string;
    readonly none: string;
    readonly noneAbout: string;
    readonly make: string;
    readonly join: string;
    readonly joinTable: (game: string, players: string) => string;
    readonly back: string;
    readonly missing: (count: number) => string;
    readonly free: string;
    readonly computer: (level: string) => string;
    readonly list: (players: readonly string[]) => string;
  };
  readonly connecting: string;
  readonly lost: string;
  readonly clocks: ClockWords;
  readonly levels: LevelTexts;
  readonly problems: OnlineProblems;
}

/** Brings the texts of this page. */
export const loadLobbyText: TextLoader<LobbyText> = textLoader({
  en: async () => (await import('../en/pages/lobby.ts')).lobby,
  es: async () => (await import('../es/pages/lobby.ts')).lobby,
});
