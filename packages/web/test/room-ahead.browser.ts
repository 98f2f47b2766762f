import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { keptGame } from './game-page.ts';
import { KEPT_ID, keptText as keptBattle, recorded } from './prometheus-games.ts';
import { gameAfter, keptText as keptRaid } from './santowerini-games.ts';
import { expect, isDrawn, test } from './site.ts';
import { keptText as keptRiddle, riddlePlayed, setupWith } from './sphinx-games.ts';

/** By game and language, what the script asks for ahead of the page's own. */
function listed(): Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> {
  const script = readFileSync(join(inject('pages'), 'room-ahead.js'), 'utf8');
  return JSON.parse(/\{"santorini":.*?\]\}\}/.exec(script)![0]);
}

const GAMES: readonly (readonly [game: string, language: 'en' | 'es', kept: () => string])[] = [
  ['santorini', 'en', () => keptGame('seats=p,p&powers=pan,atlas')],
  [
    'santowerini',
    'es',
    () => keptRaid(gameAfter({ scenario: '1A', difficulty: 'normal', attempt: 1 }, 'ahead')),
  ],
  ['sphinx', 'en', () => keptRiddle(riddlePlayed(setupWith(1, 1), () => undefined))],
  ['prometheus', 'es', () => keptBattle(recorded('calm'), ['person', 'person'])],
];

/** What every page begins with, and what thinks: that is fetched when it has to. */
const OTHERWISE = /^\/(theme|room-ahead)\.js$|\/(index|common)-|worker/;

test.for(GAMES)(
  'all that a page with a game of %s needs is asked for ahead, and nothing in vain',
  async ([game, language, kept], { visit }) => {
    const page = await visit('/settings', {
      language,
      settings: { board: 'svg' },
      kept: { [`thera.game.${KEPT_ID}`]: kept() },
    });
    // Without the script the page asks by itself for what it needs.
    await page.route('**/room-ahead.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const needed = new Set<string>();
    page.on('request', (request) => needed.add(new URL(request.url()).pathname));
    const response = await page.goto(`/play/${KEPT_ID}`);
    await isDrawn(page);
    await page.waitForLoadState('networkidle');
    const ahead = listed()[game]![language]!;
    expect(ahead.filter((path) => !needed.has(path))).toEqual([]);
    const told = response!.headers().link!;
    const isAhead = (path: string): boolean => ahead.includes(path) || told.includes(`<${path}>`);
    const scripts = [...needed].filter((path) => /\.(js|css)$/.test(path) && !OTHERWISE.test(path));
    expect(scripts.filter((path) => !isAhead(path))).toEqual([]);
  },
);

test('for a game that is not here nothing of any room is asked for', async ({ visit }) => {
  const page = await visit('/play/unknown');
  const links = page.locator('link[rel=modulepreload]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.filter((path) => /-rules-/.test(path))).toEqual([]);
});
