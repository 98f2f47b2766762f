import { type TextLoader, textLoader } from '../text-loader.ts';

/** The texts of this page. */
export interface NewGameText {
  readonly title: string;
}

/** Brings the texts of this page. */
export const loadNewGameText: TextLoader<NewGameText> = textLoader({
  en: async () => (await import('../en/pages/new-game.ts')).newGame,
  es: async () => (await import('../es/pages/new-game.ts')).newGame,
});
