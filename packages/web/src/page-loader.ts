import { type Language, loadTableMakingText, type TableMakingText, type TextLoader } from '@thera/texts';
import { type ComponentChild, type ComponentType, h } from 'preact';
import type { PageName, Route } from './route.ts';

/** What a page is given: its address and its texts. */
export interface PageProps<Text, Name extends PageName = PageName> {
  readonly route: Extract<Route, { page: Name }>;
  readonly text: Text;
}

/** A page that is ready to be drawn for a route. */
export interface ReadyPage {
  readonly title: string;
  readonly draw: (route: Route) => ComponentChild;
}

/** Brings a page. */
export type PageLoader = (language: Language, route: Route) => Promise<ReadyPage>;

/** With the words of playing with others elsewhere. */
export type Making<Text> = Text & { readonly making: TableMakingText };

/** The words of a form of a new game, which may be played with others elsewhere. */
export function withMaking<Text>(load: TextLoader<Text>): TextLoader<Making<Text>> {
  return async (language) => {
    const [text, making] = await Promise.all([load(language), loadTableMakingText(language)]);
    return { ...text, making };
  };
}

/** What texts a page has at least. */
export interface Titled {
  readonly title: string;
}

/** A page out of its code and its texts. */
export function page<Text extends Titled, Name extends PageName>(
  code: () => Promise<{ readonly View: ComponentType<PageProps<Text, Name>> }>,
  texts: TextLoader<Text>,
): PageLoader {
  return async (language) => {
    const [{ View }, text] = await Promise.all([code(), texts(language)]);
    const draw = (route: Route): ComponentChild =>
      h(View, { route: route as Extract<Route, { page: Name }>, text });
    return { title: text.title, draw };
  };
}
