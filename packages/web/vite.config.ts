import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { leanThree } from './build/lean-three.ts';
import { linkPreviews } from './build/link-previews.ts';
import { offline, SERVICE_WORKER } from './build/offline.ts';
import { LANGUAGES, preloads, ROOM_AHEAD } from './build/preloads.ts';
import { roomAhead } from './build/room-ahead.ts';

const HERE = import.meta.dirname;
const OUT = join(HERE, 'dist');

/** Every game has a room. */
const GAMES = readdirSync(join(HERE, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const ANY_GAME = `(${GAMES.join('|')})`;

/** All that the first page needs of what every game shares; the rest comes with a game. */
const FIRST_OF_TABLE = '(result|level)\\.ts';

/**
 * What belongs together comes in one file, for each file costs a phone a journey of its own. Nothing that the first
 * page needs may be in a file with the rules, and who plays one game fetches nothing of another.
 */
const GROUPS = [
  // Most games are of Santorini, so its files are cut with more care than those of every game below. Two files of one size
  // are here sooner than one of twice the size.
  { name: 'turns-of-santorini', priority: 1, test: /packages\/santorini\/src\/(generator|powers)\// },
  {
    name: 'santorini-rules',
    // With how a game is begun, for nobody begins one without the rules.
    test: /packages\/(santorini\/src\/|play\/src\/santorini\/|web\/src\/games\/santorini\/(tables\/(new-game|deal-powers|begin-game|online-setup)|tastes\/(device-)?tastes)\.ts)/,
  },
  {
    name: 'around-santorini',
    // With what pages around the game show as the game itself does.
    test: /packages\/web\/src\/games\/santorini\/((board|gods|computer)\/(?!power-emblem).*(?<!worker)|play\/(card-sentence|fleece-strip|player-names|power-detail|seat-face|seat-power|side-colour|summary-of))\.tsx?$/,
  },
  // Home shows it without the rules.
  {
    name: 'tally-of-santorini',
    test: /packages\/web\/src\/games\/santorini\/tally\/((device-)?tally|with-level)\.ts/,
  },
  ...GAMES.flatMap((game) => [
    { name: `${game}-rules`, test: new RegExp(`packages/(${game}/src|play/src/${game})/`) },
    {
      name: `around-${game}`,
      test: new RegExp(
        `packages/web/src/games/${game}/(board|gods|computer)/(?!power-emblem).*(?<!worker)\\.tsx?$`,
      ),
    },
    { name: `links-of-${game}`, test: new RegExp(`packages/web/src/games/${game}/links/(?!share)`) },
  ]),
  ...LANGUAGES.flatMap((language) => [
    {
      name: `shared-${language}`,
      priority: 2,
      // What home says besides its own words is said on most other pages, too.
      test: new RegExp(`packages/texts/src/${language}/(levels|tally|common/(table|words)|pages/shell)\\.ts`),
    },
    {
      name: `santorini-words-${language}`,
      priority: 1,
      test: new RegExp(`packages/texts/src/${language}/santorini/(play|game)\\.ts`),
    },
  ]),
  {
    name: 'board',
    priority: 3,
    // Pictures of boards are on the first page already; what moves them comes with boards that change.
    // What fields are drawn with comes with the games that have them.
    test: /packages\/board\/src\/(?!map\/|three\/|load-three|motions|piece-changes|zone-textures|svg\/(svg-board|choreography|building|walking|dance|fighting|field-changes|field\.|textures|gates))/,
  },
  {
    name: 'moving-board',
    // What moves on grids and on maps alike comes without the maps.
    priority: 2,
    test: /packages\/board\/src\/(motions|piece-changes|svg\/(svg-board|choreography|building|walking|dance|fighting|field-changes))/,
  },
  // Only games that are played on maps have these.
  { name: 'map-board', priority: 1, test: /packages\/board\/src\/map\/(?!three\/)/ },
  {
    name: 'common',
    // What others depend on goes where it is named, and not along with them. What makes sentences of a game's data
    // (`…-words`, `…-names`, `…-notes`) comes with that game.
    priority: 4,
    test: new RegExp(
      `packages/(table/src/${FIRST_OF_TABLE}|texts/src/(${ANY_GAME}/|common/|command-line/)?(?!slots-of|[a-z]+-(words|names|notes)\\.ts)[a-z-]+\\.ts|texts/src/pages/|` +
        `web/src/(shell/(?!level-picker\\.tsx|name-field|segment|switch|sheet|choice-line|use-page-keys|full-screen)|(settings|styles|kept-games)/(?!setting-fields|seat-name-fields)|boards/[a-z-]+\\.css)|` +
        // What the first script consists of, which would be a second file of the first page.
        `web/src/((main|app|pages|page-loader|navigation)\\.tsx?|games/(registry|load-room|${ANY_GAME}/entry)\\.ts|(online/may-have-session|service-worker/register)\\.ts)|` +
        `texts/src/santorini/pages/[a-z-]+-text\\.ts|` +
        `web/src/games/${ANY_GAME}/tables/(?!begin-game|deal-powers|new-game|online-setup|rematch|game-from-text))`,
    ),
  },
  // The styles of the frame come with positions, too.
  { name: 'frame', priority: 4, test: /packages\/web\/src\/pages\/play\/(?!over|share)[a-z-]+\.css/ },
  {
    name: 'forms',
    // Fields that the first page has none of.
    priority: 3,
    test: /packages\/web\/src\/shell\/(level-picker|name-field|segment|sheet|switch|choice-line)\.tsx/,
  },
  {
    name: 'any-game',
    // What every game is played with is in no game's file.
    priority: 4,
    test: new RegExp(
      `packages/(play/src/(table/|[a-z-]+\\.ts)|table/src/(?!${FIRST_OF_TABLE})|web/src/computer/)`,
    ),
  },
  // Boards of every kind stand on it, so it is in no game's file.
  {
    name: 'around-the-board',
    priority: 1,
    test: /packages\/web\/src\/(boards|sound)\//,
  },
  // Positions have it, too.
  {
    name: 'seat-card',
    priority: 1,
    test: /packages\/web\/src\/(pages\/play\/(seat-card|board-tools|printed-scene)|shell\/full-screen)\.tsx?/,
  },
  { name: 'game-view', test: /packages\/web\/src\/pages\/play\/(view|game-view)\.tsx/ },
];

/** Scripts that are known by their names. */
const NAMED: Readonly<Record<string, string>> = {
  'service-worker': SERVICE_WORKER,
  'room-ahead': ROOM_AHEAD,
};

/** The pages are built into `dist`; every page is a chunk of its own, and so are the three.js boards. */
const config: UserConfig = {
  root: HERE,
  base: '/',
  build: {
    target: 'es2023',
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Says which source became which file; `npm run size` reads it.
    manifest: true,
    rolldownOptions: {
      input: {
        index: join(HERE, 'index.html'),
        'service-worker': join(HERE, 'src/service-worker/service-worker.ts'),
        'room-ahead': join(HERE, 'src/room-ahead.ts'),
      },
      output: {
        entryFileNames: ({ name }) => NAMED[name] ?? 'assets/[name]-[hash].js',
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  plugins: [
    leanThree(),
    preloads(),
    roomAhead(),
    linkPreviews(),
    offline(join(HERE, 'public')),
    compressed(OUT),
  ],
};

export default config;
