import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { BUDGETS } from './budgets.ts';
import { PAGE_TABLE } from './page-table.ts';
import { keptText as keptBattle, KEPT_ID as PROMETHEUS_ID, recorded } from './prometheus-games.ts';
import { gameAfter, KEPT_ID, keptText } from './santowerini-games.ts';
import { expect, requestsOf, test, type Visit, type Visitor } from './site.ts';

const POSITION = '/board/0010002120011100120000000/1/minotaur:B3,D2/athena[^]:C3,D4';

/** A file as it travels to a browser that knows gzip. */
function sizeOf(path: string): number {
  const asset = join(inject('pages'), path);
  const isAsset = existsSync(asset) && statSync(asset).isFile();
  const file = isAsset ? asset : join(inject('pages'), 'index.html');
  return readFileSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).length;
}

const total = (paths: Iterable<string>): number => [...paths].reduce((sum, path) => sum + sizeOf(path), 0);
const isScript = (path: string): boolean => path.endsWith('.js');

/** Everything that is asked for until nothing more is. */
async function downloads(page: Page): Promise<ReadonlySet<string>> {
  await page.waitForLoadState('networkidle');
  return new Set(requestsOf(page));
}

function say(what: string, size: number, paths: Iterable<string>): void {
  const files = [...paths].map((path) => `  ${kilobytes(sizeOf(path))}  ${path}`);
  console.log([`${kilobytes(size)}  ${what}`, ...files].join('\n'));
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

function expectWithin(what: keyof typeof BUDGETS, paths: readonly string[]): void {
  const size = total(paths);
  say(`${what} (at most ${BUDGETS[what] / 1000} kB)`, size, paths);
  expect(size).toBeLessThanOrEqual(BUDGETS[what]);
}

const openBoard = (visit: Visit, board: 'svg' | 'three'): Promise<Page> =>
  visit(POSITION, { screen: 'phone', settings: { board } });

test('the scripts of the first page', async ({ visit }) => {
  const page = await visit('/', { screen: 'phone' });
  expectWithin('scripts of the first page', [...(await downloads(page))].filter(isScript));
});

test('the three.js board', async ({ visit }) => {
  const plain = await downloads(await openBoard(visit, 'svg'));
  const page = await openBoard(visit, 'three');
  await page.locator('canvas').first().waitFor();
  const added = [...(await downloads(page))].filter((path) => !plain.has(path));
  expect(added).not.toEqual([]);
  expectWithin('the three.js board', added);
});

test('what maps in three dimensions add to the three.js board', async ({ visit }) => {
  const openMaps = (board: 'svg' | 'three'): Promise<Page> =>
    visit(`/play/${PROMETHEUS_ID}`, {
      screen: 'phone',
      settings: { board, quality: 'low' },
      kept: { [`thera.game.${PROMETHEUS_ID}`]: keptBattle(recorded('calm'), ['person', 'computer']) },
    });
  const [grid, plain] = [await openBoard(visit, 'three'), await downloads(await openMaps('svg'))];
  await grid.locator('canvas').first().waitFor();
  const known = new Set([...plain, ...(await downloads(grid))]);
  // Who does not want them fetches nothing of them, and neither does who plays on a grid.
  expect([...known].filter((path) => /three-map|map-solids/.test(path))).toEqual([]);
  const page = await openMaps('three');
  await page.locator('canvas').first().waitFor();
  // The computer is fetched whenever it has to think.
  const added = [...(await downloads(page))].filter((path) => !known.has(path) && !/worker/.test(path));
  expect(added).not.toEqual([]);
  expectWithin('what maps in three dimensions add to the three.js board', added);
});

test('everything before the first move against the computer, two taps away', async ({ visit }) => {
  const page = await visit('/', { screen: 'phone', settings: { board: 'svg' } });
  const action = page.locator('main .button.primary').first();
  for (let taps = 0; taps < 2 && !page.url().includes('/play/'); taps++) {
    await action.tap();
    await page.waitForURL('**/play/**');
  }
  await page.getByRole('grid').waitFor();
  // The computer is fetched when it has to think, which is part of the game; those of other games are not.
  const workers = readdirSync(join(inject('pages'), 'assets')).filter((name) =>
    /^thinker-worker.*\.js$/.test(name),
  );
  const engine = workers.map((name) => `/assets/${name}`);
  expect(engine).toHaveLength(1);
  expectWithin('everything before the first move', [...new Set([...(await downloads(page)), ...engine])]);
});

test('everything before the first turn of Santowerini, from home on, with whoever gives hints', async ({
  visit,
}) => {
  const match = gameAfter({ scenario: '1A', difficulty: 'normal', attempt: 1 }, 'size');
  const page = await visit('/', {
    screen: 'phone',
    settings: { board: 'svg' },
    kept: { [`thera.game.${KEPT_ID}`]: keptText(match) },
  });
  await page.locator(`a[href="/play/${KEPT_ID}"]`).first().tap();
  await page.locator('.pills').waitFor();
  const fetched = await downloads(page);
  // Who plays one game fetches nothing of another.
  expect([...fetched].filter((path) => /santorini/.test(path))).toEqual([]);
  const adviser = readdirSync(join(inject('pages'), 'assets')).filter((name) => /^adviser-worker/.test(name));
  const paths = [...fetched, ...adviser.map((name) => `/assets/${name}`)].filter(
    (path) => !path.endsWith('.br'),
  );
  expectWithin('everything before the first turn against raiders', [
    ...new Set(paths.map((path) => path.replace(/\.gz$/, ''))),
  ]);
});

/** So many pages are opened at once: each waits most of the time until nothing more is asked for. */
const AT_ONCE = 4;

test('what every page takes', async ({ visit }) => {
  const takenBy = async ({ page: name, path, kept = {} }: (typeof PAGE_TABLE)[number]): Promise<void> => {
    const visitor: Visitor = { screen: 'phone', settings: { board: 'svg' }, kept, expects: [/ 404 /] };
    const page = await visit(path, visitor);
    const paths = [...(await downloads(page))];
    await page.context().close();
    const scripts = paths.filter(isScript);
    say(`${name}: scripts ${kilobytes(total(scripts)).trim()}`, total(paths), []);
    expect(scripts.length, name).toBeGreaterThan(0);
    // The largest game is fetched by its own pages alone.
    const ofBattles = scripts.filter((one) => /prometheus-rules|around-prometheus|map-board/.test(one));
    if (!path.startsWith('/prometheus')) expect(ofBattles, name).toEqual([]);
  };
  for (let from = 0; from < PAGE_TABLE.length; from += AT_ONCE)
    await Promise.all(PAGE_TABLE.slice(from, from + AT_ONCE).map(takenBy));
});
