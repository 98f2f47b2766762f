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
  loadTableMakingText,
  loadTablePageText,
  type PlayText,
  type ShellText,
  type TableMakingText,
  type TextLoader,
} from '@thera/texts';
import {
  loadNewBattleText,
  loadPrometheusLessonsText,
  loadPrometheusPlayText,
  loadPrometheusRulesText,
  loadPrometheusText,
  type NewBattleText,
  type PrometheusPlayText,
  type PrometheusRulesText,
  type PrometheusText,
} from '@thera/texts/prometheus';
import {
  loadGalleryText,
  loadLearnText,
  loadNewGameText,
  loadOpenText,
  loadPositionText,
  loadRulesPageText,
} from '@thera/texts/santorini';
import {
  loadAnnalsText,
  loadCampaignText,
  loadIntroductionText,
  loadLinkText,
  loadRaidRulesText,
} from '@thera/texts/santowerini';
import {
  loadAdventuresText,
  loadGuestbookText,
  loadMapText,
  loadNewRiddleText,
  loadShareText,
  loadSphinxRulesText,
  loadStarsText,
  loadStoryText,
  type NewRiddleText,
} from '@thera/texts/sphinx';
import { type ComponentChild, type ComponentType, h } from 'preact';
import { loadRoom } from './games/load-room.ts';
import type { OwnGame, OwnPage } from './games/own-pages.ts';
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

type PageLoader = (language: Language, route: Route) => Promise<ReadyPage>;

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
  own: loadOwnPage,
  lost: page(() => import('./pages/lost/view.tsx'), loadLostText),
};

/** The pages that only one game has. */
const OWN: { readonly [Game in OwnGame]: Readonly<Record<OwnPage<Game>, PageLoader>> } = {
  santowerini: {
    '': page(() => import('./games/santowerini/pages/campaign/view.tsx'), loadCampaignText),
    play: page(() => import('./games/santowerini/pages/link/view.tsx'), loadLinkText),
    learn: page(() => import('./games/santowerini/pages/introduction/view.tsx'), loadIntroductionText),
    rules: page(() => import('./games/santowerini/pages/rules/view.tsx'), loadRaidRulesText),
    past: page(() => import('./games/santowerini/pages/annals/view.tsx'), loadAnnalsText),
  },
  prometheus: {
    '': page(() => import('./games/prometheus/pages/battle/view.tsx'), loadBattleText),
    learn: page(() => import('./games/prometheus/pages/lessons/view.tsx'), loadPrometheusLessonsText),
    rules: page(() => import('./games/prometheus/pages/rules/view.tsx'), loadSearchedRules),
    units: page(() => import('./games/prometheus/pages/units/view.tsx'), loadUnitsText),
  },
  sphinx: {
    '': page(() => import('./games/sphinx/pages/adventures/view.tsx'), loadAdventuresText),
    rules: page(() => import('./games/sphinx/pages/rules/view.tsx'), loadSphinxRulesText),
    'riddle/*': page(() => import('./games/sphinx/pages/riddle/view.tsx'), loadRiddleText),
    'join/*': page(() => import('./games/sphinx/pages/join/view.tsx'), loadShareText),
    '*': page(() => import('./games/sphinx/pages/map/view.tsx'), withMaking(loadMapText)),
    '*/stars': page(() => import('./games/sphinx/pages/stars/view.tsx'), loadStarsText),
    '*/guestbook': page(() => import('./games/sphinx/pages/guestbook/view.tsx'), loadGuestbookText),
    '*/story': page(() => import('./games/sphinx/pages/story/view.tsx'), loadStoryText),
  },
};

function loadOwnPage(language: Language, route: Route): Promise<ReadyPage> {
  if (route.page !== 'own') throw new Error(`${route.page} is no page of a game`);
  const pages: Readonly<Partial<Record<OwnPage, PageLoader>>> = OWN[route.game];
  const load = pages[route.name];
  if (load === undefined) throw new Error(`${route.game} has no page ${route.name}`);
  return load(language, route);
}

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

/** Where seats are given to the computer, its levels are told. */
async function loadBattleText(
  language: Language,
): Promise<Making<NewBattleText> & Pick<PlayText, 'levelChoice'>> {
  const load = withMaking(loadNewBattleText);
  const [text, { levelChoice }] = await Promise.all([load(language), loadPlayText(language)]);
  return { ...text, levelChoice };
}

/** Rules that can be searched name what is in the game. */
async function loadSearchedRules(
  language: Language,
): Promise<PrometheusRulesText & { readonly game: PrometheusText }> {
  const [text, game] = await Promise.all([loadPrometheusRulesText(language), loadPrometheusText(language)]);
  return { ...text, game };
}

/** A page of units has the words of their cards, and those of a page that is searched. */
async function loadUnitsText(
  language: Language,
): Promise<{ readonly rules: PrometheusRulesText; readonly play: PrometheusPlayText } & Titled> {
  const [rules, play] = await Promise.all([
    loadPrometheusRulesText(language),
    loadPrometheusPlayText(language),
  ]);
  return { rules, play, title: rules.units };
}

/** The page of a riddle is called after it once it is drawn. */
async function loadRiddleText(
  language: Language,
): Promise<{ readonly form: Making<NewRiddleText> } & Titled> {
  const form = await withMaking(loadNewRiddleText)(language);
  return { form, title: form.game.name };
}

type Making<Text> = Text & { readonly making: TableMakingText };

/** The words of a form of a new game, which may be played with others elsewhere. */
function withMaking<Text>(load: TextLoader<Text>): TextLoader<Making<Text>> {
  return async (language) => {
    const [text, making] = await Promise.all([load(language), loadTableMakingText(language)]);
    return { ...text, making };
  };
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
