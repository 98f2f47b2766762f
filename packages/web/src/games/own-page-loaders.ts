import { type Language, loadPlayText, type PlayText } from '@thera/texts';
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
import {
  type Making,
  type PageLoader,
  page,
  type ReadyPage,
  type Titled,
  withMaking,
} from '../page-loader.ts';
import type { Route } from '../route.ts';
import type { OwnGame, OwnPage } from './own-pages.ts';

const OWN: { readonly [Game in OwnGame]: Readonly<Record<OwnPage<Game>, PageLoader>> } = {
  santowerini: {
    '': page(() => import('./santowerini/pages/campaign/view.tsx'), loadCampaignText),
    play: page(() => import('./santowerini/pages/link/view.tsx'), loadLinkText),
    learn: page(() => import('./santowerini/pages/introduction/view.tsx'), loadIntroductionText),
    rules: page(() => import('./santowerini/pages/rules/view.tsx'), loadRaidRulesText),
    past: page(() => import('./santowerini/pages/annals/view.tsx'), loadAnnalsText),
  },
  prometheus: {
    '': page(() => import('./prometheus/pages/battle/view.tsx'), loadBattleText),
    learn: page(() => import('./prometheus/pages/lessons/view.tsx'), loadPrometheusLessonsText),
    rules: page(() => import('./prometheus/pages/rules/view.tsx'), loadSearchedRules),
    units: page(() => import('./prometheus/pages/units/view.tsx'), loadUnitsText),
  },
  sphinx: {
    '': page(() => import('./sphinx/pages/adventures/view.tsx'), loadAdventuresText),
    rules: page(() => import('./sphinx/pages/rules/view.tsx'), loadSphinxRulesText),
    'riddle/*': page(() => import('./sphinx/pages/riddle/view.tsx'), loadRiddleText),
    'join/*': page(() => import('./sphinx/pages/join/view.tsx'), loadShareText),
    '*': page(() => import('./sphinx/pages/map/view.tsx'), withMaking(loadMapText)),
    '*/stars': page(() => import('./sphinx/pages/stars/view.tsx'), loadStarsText),
    '*/guestbook': page(() => import('./sphinx/pages/guestbook/view.tsx'), loadGuestbookText),
    '*/story': page(() => import('./sphinx/pages/story/view.tsx'), loadStoryText),
  },
};

/** A page that only one game has. */
export function loadOwnPage(language: Language, route: Route): Promise<ReadyPage> {
  if (route.page !== 'own') throw new Error(`${route.page} is no page of a game`);
  const pages: Readonly<Partial<Record<OwnPage, PageLoader>>> = OWN[route.game];
  const load = pages[route.name];
  if (load === undefined) throw new Error(`${route.game} has no page ${route.name}`);
  return load(language, route);
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
