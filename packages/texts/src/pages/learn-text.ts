import { type TextLoader, textLoader } from '../text-loader.ts';

/** The texts of this page. */
export interface LearnText {
  readonly title: string;
}

/** Brings the texts of this page. */
export const loadLearnText: TextLoader<LearnText> = textLoader({
  en: async () => (await import('../en/pages/learn.ts')).learn,
  es: async () => (await import('../es/pages/learn.ts')).learn,
});
