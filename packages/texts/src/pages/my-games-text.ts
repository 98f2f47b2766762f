import type { ClockWords } from '../common/clock-words.ts';
import type { OnlineProblems } from '../common/problem-words.ts';
import type { TextFor } from '../common/text-for.ts';
import { type TextLoader, textLoader } from '../text-loader.ts';

/** The texts of the page with one's own games. */
export interface MyGamesText {
  readonly title: string;
  readonly running: string;
  readonly finished: string;
  readonly device: string;
  readonly deviceAbout: string;
  readonly noneRunning: string;
  readonly nothing: string;
  readonly toLobby: string;
  readonly yourTurn: string;
  readonly theirTurn: (players: string) => string;
  readonly computerTurn: string;
  readonly waiting: string;
  /** When time runs out: “2 hours left”. */
  readonly left: (time: string) => string;
  readonly endings: TextFor<'won' | 'lost' | 'draw' | 'over'>;
  readonly against: (players: string) => string;
  readonly alone: string;
  readonly list: (players: readonly string[]) => string;
  readonly more: string;
  readonly clocks: ClockWords;
  readonly problems: OnlineProblems;
}

/** Brings the texts of this page. */
export const loadMyGamesText: TextLoader<MyGamesText> = textLoader({
  en: async () => (await import('../en/pages/my-games.ts')).myGames,
  es: async () => (await import('../es/pages/my-games.ts')).myGames,
});
