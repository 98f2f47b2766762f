import { type TextLoader, textLoader } from '../../text-loader.ts';
import type { GameText } from '../game-text.ts';

/** The texts of this page. */
export interface OpenText {
  readonly game: GameText;
  readonly title: string;
  readonly sentence: string;
  readonly label: string;
  readonly example: string;
  readonly useExample: string;
  readonly openPosition: string;
  readonly openGame: string;
  readonly openLink: string;
  readonly open: string;
  readonly found: {
    readonly position: string;
    readonly game: (turns: number) => string;
    readonly link: string;
  };
  readonly cannotRead: (line: number, column: number) => string;
  readonly cannotReadAtAll: string;
  readonly whatToDo: string;
  readonly foreignLink: string;
  /** What chance decided cannot happen again in the same way. */
  readonly onlyTheEnd: string;
}

/** Brings the texts of this page. */
export const loadOpenText: TextLoader<OpenText> = textLoader({
  en: async () => (await import('../../en/santorini/pages/open.ts')).open,
  es: async () => (await import('../../es/santorini/pages/open.ts')).open,
});
