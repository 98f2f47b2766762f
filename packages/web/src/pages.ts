import {
  type Language,
  loadGalleryText,
  loadHomeText,
  loadLearnText,
  loadNewGameText,
  loadOpenText,
  loadPlayText,
  loadRulesPageText,
  loadSettingsText,
  loadShellText,
  type ShellText,
  type TextLoader,
} from '@thera/texts';
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

type PageLoader = (language: Language) => Promise<ReadyPage>;

/** The code and the texts of every page, brought together when somebody goes there. */
export const PAGES: Readonly<Record<PageName, PageLoader>> = {
  home: page(() => import('./pages/home/view.tsx'), loadHomeText),
  new: page(() => import('./games/santorini/pages/new-game/view.tsx'), loadNewGameText),
  play: page(
    () => inTwoTasks(import('./games/santorini/tables/new-game.ts'), import('./pages/play/view.tsx')),
    loadPlayText,
  ),
  board: page(() => import('./games/santorini/pages/position/view.tsx'), loadPlayText),
  open: page(() => import('./games/santorini/pages/open/view.tsx'), loadOpenText),
  gods: page(() => import('./games/santorini/pages/gods/view.tsx'), loadGalleryText),
  learn: page(() => import('./games/santorini/pages/learn/view.tsx'), loadLearnText),
  rules: page(() => import('./games/santorini/pages/rules/view.tsx'), loadRulesPageText),
  settings: page(() => import('./pages/settings/view.tsx'), loadSettingsText),
  lost: page(() => import('./pages/lost/view.tsx'), loadLostText),
};

/** Code of which a part is asked for also by itself: what is long to prepare is prepared in two tasks and not in one. */
async function inTwoTasks<Code>(part: Promise<unknown>, whole: Promise<Code>): Promise<Code> {
  await part;
  return whole;
}

async function loadLostText(language: Language): Promise<ShellText & Titled> {
  const text = await loadShellText(language);
  return { ...text, title: text.lost.title };
}

interface Titled {
  readonly title: string;
}

function page<Text extends Titled, Name extends PageName>(
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
