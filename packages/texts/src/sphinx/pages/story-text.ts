import type { StoryPage } from '@thera/sphinx';
import { type TextLoader, textLoader } from '../../text-loader.ts';
import type { AdventureText } from './adventure-text.ts';

/** One page of the story. */
export interface StoryPageText {
  readonly title: string;
  readonly paragraphs: readonly [string, ...string[]];
}

/** The story, to be read again at any time. */
export interface StoryText {
  readonly adventure: AdventureText;
  readonly title: string;
  readonly heading: string;
  /** “1 of 9”. */
  readonly place: (page: number, of: number) => string;
  readonly pages: Readonly<Record<StoryPage, StoryPageText>>;
  readonly skip: string;
  readonly goOn: string;
  readonly back: string;
  readonly toMap: string;
  readonly toTutorial: string;
  /** A page that cannot be read yet. */
  readonly closed: (page: number) => string;
  readonly pagesLabel: string;
}

export const loadStoryText: TextLoader<StoryText> = textLoader({
  en: async () => (await import('../../en/sphinx/pages/story.ts')).story,
  es: async () => (await import('../../es/sphinx/pages/story.ts')).story,
});
