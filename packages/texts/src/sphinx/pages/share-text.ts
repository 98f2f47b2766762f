import { type TextLoader, textLoader } from '../../text-loader.ts';

/** Why sharing did not come about, as far as there is something to be said about it. */
export const SHARE_REFUSALS = [
  'unavailable',
  'too-many',
  'no-such-log',
  'too-many-adventures',
  'other',
] as const;
export type ShareRefusal = (typeof SHARE_REFUSALS)[number];

/** An adventure that several people have together: its link, and who opens it. */
export interface ShareText {
  readonly game: string;
  readonly title: string;
  readonly sentence: string;
  readonly working: string;
  readonly link: {
    readonly label: string;
    readonly copy: string;
    readonly copied: string;
    readonly cannotCopy: string;
    readonly send: string;
    readonly renew: string;
    readonly renewed: string;
  };
  readonly members: {
    readonly title: string;
    readonly alone: string;
    readonly you: string;
    readonly founder: string;
    readonly sendAway: (name: string) => string;
  };
  /** What ends it, each with what comes of it and the word that does it. */
  readonly leave: ShareEndText;
  readonly stop: ShareEndText;
  readonly cancel: string;
  readonly close: string;
  readonly refusals: Readonly<Record<ShareRefusal, string>>;
  readonly join: {
    readonly title: string;
    readonly invites: (name: string) => string;
    readonly sentence: string;
    readonly members: (names: readonly string[]) => string;
    readonly button: string;
    readonly isMember: string;
    readonly open: string;
    readonly gone: string;
    readonly goneSentence: string;
    readonly again: string;
    readonly toAdventures: string;
  };
}

export interface ShareEndText {
  readonly ask: string;
  readonly sentence: string;
  readonly confirm: string;
}

export const loadShareText: TextLoader<ShareText> = textLoader({
  en: async () => (await import('../../en/sphinx/pages/share.ts')).share,
  es: async () => (await import('../../es/sphinx/pages/share.ts')).share,
});
