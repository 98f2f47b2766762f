import { type TextLoader, textLoader } from '../text-loader.ts';

/** The texts of this page. */
export interface SettingsText {
  readonly title: string;
}

/** Brings the texts of this page. */
export const loadSettingsText: TextLoader<SettingsText> = textLoader({
  en: async () => (await import('../en/pages/settings.ts')).settings,
  es: async () => (await import('../es/pages/settings.ts')).settings,
});
