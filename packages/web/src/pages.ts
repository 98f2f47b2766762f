import {
  type HomeText,
  type Language,
  loadAccountText,
  loadHomeText,
  loadLobbyText,
  loadMyGamesText,
  loadPlayText,
  loadSettingsText,
  loadShellText,
  loadTablePageText,
  type ShellText,
  type TextLoader,
} from '@thera/texts';
import {
  loadGalleryText,
  loadLearnText,
  loadNewGameText,
  loadOpenText,
  loadPositionText,
  loadRulesPageText,
} from '@thera/texts/santorini';
import { type ComponentChild, h } from 'preact';
import { loadRoom } from './games/load-room.ts';
import { type PageLoader, page, type ReadyPage, type Titled, withMaking } from './page-loader.ts';
import type { PageName, Route } from './route.ts';

export type { PageProps, ReadyPage } from './page-loader.ts';

/** The code and the texts of every page, brought together when somebody goes there. */
export const PAGES: Readonly<Record<PageName, PageLoader>> = {
  home: page(() => import('./pages/home/view.tsx'), loadHomeText),
  new: page(() => import('./games/santorini/pages/new-game/view.tsx'), withMaking(loadNewGameText)),
  play: loadPlayPage,
  table: loadTablePage,
  board: page(() => import('./games/santorini/pages/position/view.tsx'), loadPositionText),
  open: page(() => import('./games/santorini/pages/open/view.tsx'), loadOpenText),
  gods: page(() => import('./games/santorini/pages/gods/view.tsx'), loadGalleryText),
  learn: page(() => import('./games/santorini/pages/learn/view.tsx'), loadLearnText),
  rules: page(() => import('./games/santorini/pages/rules/view.tsx'), loadRulesPageText),
  online: page(() => import('./pages/online/view.tsx'), withHome(loadLobbyText)),
  games: page(() => import('./pages/games/view.tsx'), withHome(loadMyGamesText)),
  account: page(() => import('./pages/account/view.tsx'), loadAccountText),
  settings: page(() => import('./pages/settings/view.tsx'), loadSettingsText),
  own: async (...asked) => (await import('./games/own-page-loaders.ts')).loadOwnPage(...asked),
  lost: page(() => import('./pages/lost/view.tsx'), loadLostText),
};

/** The frame of a game, and the room of the game that the address names. */
async function loadPlayPage(language: Language, route: Route): Promise<ReadyPage> {
  const game = route.page === 'play' ? route.game : '';
  const [{ View }, text, loaded] = await Promise.all([
    import('./pages/play/view.tsx'),
    loadPlayText(language),
    loadRoom(game, language),
  ]);
  const draw = (now: Route): ComponentChild =>
    h(View, { route: now as Extract<Route, { page: 'play' }>, text, loaded });
  return { title: text.title, draw };
}

/** A table on the server; which game is played there only the server knows. */
async function loadTablePage(language: Language): Promise<ReadyPage> {
  const [{ View }, text, play] = await Promise.all([
    import('./pages/table/view.tsx'),
    loadTablePageText(language),
    loadPlayText(language),
  ]);
  const draw = (now: Route): ComponentChild =>
    h(View, { route: now as Extract<Route, { page: 'table' }>, text, play });
  return { title: text.title, draw };
}

async function loadLostText(language: Language): Promise<ShellText & Titled> {
  const text = await loadShellText(language);
  return { ...text, title: text.lost.title };
}

/** Tables and games are told in the words of home. */
function withHome<Text>(load: TextLoader<Text>): TextLoader<Text & { readonly home: HomeText }> {
  return async (language) => {
    const [text, home] = await Promise.all([load(language), loadHomeText(language)]);
    return { ...text, home };
  };
}
