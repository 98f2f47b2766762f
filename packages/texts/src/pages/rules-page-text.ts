import { type TextLoader, textLoader } from '../text-loader.ts';

/** The texts of this page. */
export interface RulesPageText {
  readonly title: string;
}

/** Brings the texts of this page. */
export const loadRulesPageText: TextLoader<RulesPageText> = textLoader({
  en: async () => (await import('../en/pages/rules-page.ts')).rulesPage,
  es: async () => (await import('../es/pages/rules-page.ts')).rulesPage,
});
