import { type TextLoader, textLoader } from '../text-loader.ts';

/** A setting: its name, what it does where the name does not say it, and its values. */
export interface SettingText<Value extends string> {
  readonly name: string;
  readonly sentence?: string;
  readonly values: Readonly<Record<Value, string>>;
}

type Switch = 'on' | 'off';

/** The texts of this page. */
export interface SettingsText {
  readonly title: string;
  readonly groups: {
    readonly board: string;
    readonly play: string;
    readonly page: string;
    readonly device: string;
  };
  readonly names: {
    readonly board: SettingText<'three' | 'svg'>;
    readonly quality: SettingText<'auto' | 'low' | 'medium' | 'high'>;
    readonly marks: SettingText<Switch>;
    readonly coordinates: SettingText<Switch>;
    readonly levels: SettingText<Switch>;
    readonly motion: SettingText<'normal' | 'fast' | 'slow' | 'off'>;
    readonly sound: SettingText<Switch>;
    readonly volume: { readonly name: string };
    readonly confirm: SettingText<'phones' | 'always' | 'never'>;
    readonly turning: SettingText<'off' | 'on'>;
    readonly turns: SettingText<'notation' | 'words'>;
    readonly language: SettingText<'auto' | 'en' | 'es'>;
    readonly theme: SettingText<'auto' | 'light' | 'dark'>;
    readonly palette: SettingText<'standard' | 'distinct'>;
  };
  /** Volume when sounds are off. */
  readonly muted: string;
  readonly preview: string;
  /** Where the site did not come over https. */
  readonly plainHttp: string;
  readonly games: (count: number) => string;
  readonly deleteGames: string;
  readonly deleteSentence: string;
  readonly confirmDelete: (count: number) => string;
  readonly cancel: string;
  readonly deleted: string;
  readonly close: string;
}

/** Brings the texts of this page. */
export const loadSettingsText: TextLoader<SettingsText> = textLoader({
  en: async () => (await import('../en/pages/settings.ts')).settings,
  es: async () => (await import('../es/pages/settings.ts')).settings,
});
