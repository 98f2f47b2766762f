import { type TextLoader, textLoader } from '../text-loader.ts';

/** The texts of this page. */
export interface OpenText {
  readonly title: string;
}

/** Brings the texts of this page. */
export const loadOpenText: TextLoader<OpenText> = textLoader({
  en: async () => (await import('../en/pages/open.ts')).open,
  es: async () => (await import('../es/pages/open.ts')).open,
});
