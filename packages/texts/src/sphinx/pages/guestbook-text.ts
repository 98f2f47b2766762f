import type { GuestColour } from '@thera/sphinx';
import type { TextFor } from '../../common/text-for.ts';
import { type TextLoader, textLoader } from '../../text-loader.ts';
import type { AdventureText } from './adventure-text.ts';

/** The guestbook of an adventure. */
export interface GuestbookText {
  readonly adventure: AdventureText;
  readonly title: string;
  readonly heading: string;
  readonly begun: (date: string, riddles: number) => string;
  readonly none: string;
  readonly since: (riddle: number) => string;
  /** After a number that stands by itself. */
  readonly riddlesWord: (riddles: number) => string;
  readonly sign: {
    readonly who: (colour: string) => string;
    readonly label: string;
    readonly colour: string;
    readonly colours: TextFor<GuestColour>;
    readonly button: string;
    readonly known: string;
    readonly allSigned: string;
    readonly signed: (name: string) => string;
    readonly next: string;
  };
  readonly correct: {
    readonly ask: (name: string) => string;
    readonly label: string;
    readonly save: string;
    readonly cancel: string;
  };
}

export const loadGuestbookText: TextLoader<GuestbookText> = textLoader({
  en: async () => (await import('../../en/sphinx/pages/guestbook.ts')).guestbook,
  es: async () => (await import('../../es/sphinx/pages/guestbook.ts')).guestbook,
});
