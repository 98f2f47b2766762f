import { type TextLoader, textLoader } from '../../text-loader.ts';
import type { SphinxText } from '../game-text.ts';
import type { AdventureText } from './adventure-text.ts';

/** The page with every adventure, and with riddles outside all of them. */
export interface AdventuresText {
  readonly game: SphinxText;
  readonly adventure: AdventureText;
  readonly title: string;
  readonly lead: string;
  readonly back: string;
  readonly heading: string;
  readonly none: string;
  readonly begin: string;
  readonly firstTime: { readonly title: string; readonly sentence: string; readonly button: string };
  readonly row: {
    readonly goOn: string;
    readonly standing: (riddles: number, circles: number, of: number) => string;
    readonly begun: (date: string) => string;
    readonly lastPlayed: (riddle: number, title: string, date: string) => string;
    readonly inPlay: (riddle: number, title: string) => string;
    readonly isTold: string;
    readonly isPerfect: string;
    readonly more: (title: string) => string;
  };
  readonly readIn: {
    readonly ask: string;
    readonly sentence: string;
    readonly label: string;
    readonly file: string;
    readonly button: string;
    readonly cancel: string;
    readonly isNew: (title: string) => string;
    readonly isUnited: (title: string) => string;
    readonly refused: string;
    readonly at: (place: string) => string;
    readonly untouched: string;
  };
  /** What is kept and cannot be read. */
  readonly damaged: { readonly title: string; readonly kept: string };
  readonly single: {
    readonly title: string;
    readonly note: string;
    readonly play: (riddle: number, title: string) => string;
  };
  readonly rules: string;
  readonly credits: string;
  readonly cannotStart: string;
}

export const loadAdventuresText: TextLoader<AdventuresText> = textLoader({
  en: async () => (await import('../../en/sphinx/pages/adventures.ts')).adventures,
  es: async () => (await import('../../es/sphinx/pages/adventures.ts')).adventures,
});
