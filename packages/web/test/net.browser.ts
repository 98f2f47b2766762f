import { SKILLS } from '@thera/engine';
import { LEVELS, type Level } from '@thera/table';
import type { Page } from 'playwright-core';
import { GamePage } from './game-page.ts';
import { expect, requestsOf, test } from './site.ts';
import { SOON_WON } from './tables.ts';

const FILES = [/^\/assets\/kernel-[^/]+\.wasm$/, /^\/assets\/thera-[^/]+\.net$/];
const TURN = 'C2>B2^C1';

const tableFor = (level: Level): string => SOON_WON.query.replace('c1', `c${LEVELS.indexOf(level) + 1}`);
const filesAskedFor = (page: Page): readonly boolean[] =>
  FILES.map((file) => [...requestsOf(page)].some((path) => file.test(path)));

test.for(['mason', 'builder'] as const)(
  '%s plays without the net and never asks for it',
  async (level, { visit }) => {
    expect(SKILLS[level].usesNet).toBe(false);
    const game = await GamePage.start(visit, tableFor(level));
    await game.play(TURN);
    expect(await game.turns()).toHaveLength(2);
    expect(filesAskedFor(game.page)).toEqual([false, false]);
  },
);

test.for(['foreman', 'architect'] as const)(
  '%s fetches the net and plays by it',
  async (level, { visit }) => {
    expect(SKILLS[level].usesNet).toBe(true);
    const game = await GamePage.start(visit, tableFor(level));
    await expect.poll(() => filesAskedFor(game.page)).toEqual([true, true]);
    await game.play(TURN);
    expect(await game.turns()).toHaveLength(2);
  },
);

test('a level that is chosen in the game is prepared at once', async ({ visit }) => {
  const game = await GamePage.start(visit, SOON_WON.query);
  await game.button(game.text.menu).click();
  await game.page.getByRole('slider', { name: /^Level/ }).fill('5');
  await expect.poll(() => filesAskedFor(game.page)).toEqual([true, true]);
});

test.for([
  ['is broken', { status: 200, body: 'this is no net' }, []],
  ['is not there', { status: 404 }, [/404/]],
] as const)('where the net %s the computer plays all the same', async ([_, answer, expects], { visit }) => {
  const page = await visit('/', { expects, settings: { board: 'svg' } });
  await page.context().route('**/*.net', (route) => route.fulfill(answer));
  await page.goto(`/new?${tableFor('architect')}`);
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForURL(/\/play\//);
  const game = await GamePage.of(page);
  await game.play(TURN);
  expect(await game.turns()).toHaveLength(2);
});

test('the page may compile the kernel', async ({ visit }) => {
  const game = await GamePage.start(visit, tableFor('architect'));
  await expect.poll(() => filesAskedFor(game.page)).toEqual([true, true]);
  const kernel = [...requestsOf(game.page)].find((path) => FILES[0]!.test(path))!;
  const exported = await game.page.evaluate(async (path) => {
    const module = await WebAssembly.compileStreaming(fetch(path));
    return WebAssembly.Module.exports(module).map(({ name }) => name);
  }, kernel);
  expect(exported).toContain('evaluate');
});
