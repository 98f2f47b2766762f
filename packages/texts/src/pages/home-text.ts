import { type TextLoader, textLoader } from '../text-loader.ts';

/** The texts of this page. */
export interface HomeText {
  readonly title: string;
}

/** Brings the texts of this page. */
export const loadHomeText: TextLoader<HomeText> = textLoader({
  en: async () => (await import('../en/pages/home.ts')).home,
  es: async () => (await import('../es/pages/home.ts')).home,
});
