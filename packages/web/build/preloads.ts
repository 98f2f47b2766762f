import type { Plugin, Rolldown } from 'vite';
import { filesFor, sizeOf } from './files-for.ts';

/** Where the server looks for what each page will ask for. */
export const PRELOADS = '.vite/preloads.json';

/** The script that asks for the room of a kept game; the first script of all names it. */
export const ROOM_AHEAD = 'room-ahead.js';

export const LANGUAGES = ['en', 'es'] as const;
type Language = (typeof LANGUAGES)[number];

interface PageParts {
  readonly view: string;
  readonly text: string;
  /** Other texts that are asked for besides. */
  readonly words?: string;
}

/** The view and the texts of each page, by the first part of its address, or by two where the second names a page. */
const PAGES: Readonly<Record<string, PageParts>> = {
  '': { view: 'pages/home/view', text: 'pages/home' },
  new: {
    view: 'games/santorini/pages/new-game/view',
    text: 'santorini/pages/new-game',
    words: 'pages/table-making',
  },
  // Which game it is only the device knows: a script that comes with the page asks for its room.
  play: { view: 'pages/play/view', text: 'pages/play' },
  // So does the server alone know which one is played at a table.
  table: { view: 'pages/table/view', text: 'pages/table', words: 'pages/play' },
  board: { view: 'games/santorini/pages/position/view', text: 'pages/play', words: 'santorini/play' },
  open: { view: 'games/santorini/pages/open/view', text: 'santorini/pages/open' },
  gods: { view: 'games/santorini/pages/gods/view', text: 'santorini/pages/gallery' },
  learn: { view: 'games/santorini/pages/learn/view', text: 'santorini/pages/learn' },
  rules: { view: 'games/santorini/pages/rules/view', text: 'santorini/pages/rules-page' },
  online: { view: 'pages/online/view', text: 'pages/lobby', words: 'pages/home' },
  games: { view: 'pages/games/view', text: 'pages/my-games', words: 'pages/home' },
  account: { view: 'pages/account/view', text: 'pages/account' },
  settings: { view: 'pages/settings/view', text: 'pages/settings' },
  santowerini: { view: 'games/santowerini/pages/campaign/view', text: 'santowerini/pages/campaign' },
  'santowerini/play': { view: 'games/santowerini/pages/link/view', text: 'santowerini/pages/link' },
  'santowerini/learn': {
    view: 'games/santowerini/pages/introduction/view',
    text: 'santowerini/pages/introduction',
  },
  'santowerini/rules': { view: 'games/santowerini/pages/rules/view', text: 'santowerini/pages/rules' },
  'sphinx/rules': { view: 'games/sphinx/pages/rules/view', text: 'sphinx/pages/rules' },
  'sphinx/riddle': {
    view: 'games/sphinx/pages/riddle/view',
    text: 'sphinx/pages/new-riddle',
    words: 'pages/table-making',
  },
  'santowerini/past': { view: 'games/santowerini/pages/annals/view', text: 'santowerini/pages/annals' },
  prometheus: {
    view: 'games/prometheus/pages/battle/view',
    text: 'prometheus/pages/new-battle',
    words: 'pages/table-making',
  },
  'prometheus/learn': { view: 'games/prometheus/pages/lessons/view', text: 'prometheus/pages/lessons' },
  'prometheus/rules': { view: 'games/prometheus/pages/rules/view', text: 'prometheus/pages/rules' },
  'prometheus/units': {
    view: 'games/prometheus/pages/units/view',
    text: 'prometheus/pages/rules',
    words: 'prometheus/play',
  },
  sphinx: { view: 'games/sphinx/pages/adventures/view', text: 'sphinx/pages/adventures' },
  'sphinx/join': { view: 'games/sphinx/pages/join/view', text: 'sphinx/pages/share' },
  'sphinx/*': {
    view: 'games/sphinx/pages/map/view',
    text: 'sphinx/pages/map',
    words: 'pages/table-making',
  },
  'sphinx/*/stars': { view: 'games/sphinx/pages/stars/view', text: 'sphinx/pages/stars' },
  'sphinx/*/guestbook': { view: 'games/sphinx/pages/guestbook/view', text: 'sphinx/pages/guestbook' },
  'sphinx/*/story': { view: 'games/sphinx/pages/story/view', text: 'sphinx/pages/story' },
};

/** Writes down which files each page will ask for in each language, so that a server can say so with the page itself. */
export function preloads(): Plugin {
  return {
    name: 'thera-preloads',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: PRELOADS, source: JSON.stringify(preloadsIn(bundle)) });
      },
    },
  };
}

function preloadsIn(bundle: Rolldown.OutputBundle): Record<string, Record<string, readonly string[]>> {
  const byLanguage = (path: string): Record<Language, readonly string[]> => {
    const files = LANGUAGES.map((language) => [language, preloadsOf(bundle, path, language)]);
    return Object.fromEntries(files);
  };
  return Object.fromEntries(Object.keys(PAGES).map((path) => [path, byLanguage(path)]));
}

function preloadsOf(bundle: Rolldown.OutputBundle, path: string, language: Language): readonly string[] {
  const font = Object.keys(bundle).find((name) => FONT.test(name));
  if (font === undefined) throw new Error('the build has no font');
  const files = filesOfPage(bundle, path, language);
  if (path !== 'play') return [`/${font}`, ...files];
  // The first script of all runs the one that asks for the room.
  return ['/theme.js', `/${ROOM_AHEAD}`, `/${font}`, ...files.filter((file) => isSoon(bundle, file))];
}

/** The files that a page will ask for. */
export function filesOfPage(
  bundle: Rolldown.OutputBundle,
  path: string,
  language: Language,
): readonly string[] {
  const { view, text, words } = PAGES[path]!;
  return filesFor(bundle, [
    `/web/src/${view}.tsx`,
    `/texts/src/${language}/${text}.ts`,
    `/texts/src/${language}/pages/shell.ts`,
    ...(words === undefined ? [] : [`/texts/src/${language}/${words}.ts`]),
    // Pages below the name of a game are brought by a file of their own.
    ...(view.startsWith(`games/${path.split('/')[0]}/`) ? ['/web/src/games/own-page-loaders.ts'] : []),
  ]);
}

/** Every page has headings in it, and the browser asks for it only when it lays them out. */
const FONT = /\.woff2$/;

/** So many characters make a script of the frame no longer small. */
const SMALL = 10_000;

/**
 * Whether a file of the frame is asked for together with the page, and not by the script that asks for the room: what is
 * small would keep connections from what is large in the room.
 */
export function isSoon(bundle: Rolldown.OutputBundle, file: string): boolean {
  return file.endsWith('.css') || sizeOf(bundle, file) > SMALL;
}
