import { type TextLoader, textLoader } from '../text-loader.ts';

/** What stands around every page. */
export interface ShellText {
  readonly skipToContent: string;
  readonly home: string;
  readonly play: string;
  readonly gods: string;
  readonly learn: string;
  readonly rules: string;
  readonly account: string;
  readonly settings: string;
  readonly soundOn: string;
  readonly soundOff: string;
  readonly otherLanguage: string;
  readonly offline: string;
  readonly loading: string;
  readonly failed: string;
  readonly tryAgain: string;
  readonly close: string;
  readonly lost: { readonly title: string; readonly sentence: string; readonly button: string };
}

/** Brings the texts of this page. */
export const loadShellText: TextLoader<ShellText> = textLoader({
  en: async () => (await import('../en/pages/shell.ts')).shell,
  es: async () => (await import('../es/pages/shell.ts')).shell,
});
