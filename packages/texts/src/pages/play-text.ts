import { type TextLoader, textLoader } from '../text-loader.ts';

/** The texts of this page. */
export interface PlayText {
  readonly title: string;
}

/** Brings the texts of this page. */
export const loadPlayText: TextLoader<PlayText> = textLoader({
  en: async () => (await import('../en/pages/play.ts')).play,
  es: async () => (await import('../es/pages/play.ts')).play,
});
