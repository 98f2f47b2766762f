import { usualSetup } from '@thera/prometheus';
import { loadNewBattleText } from '@thera/texts/prometheus';
import { inject } from 'vitest';
import { battle, recorded } from './prometheus-games.ts';
import { PERSONS, PrometheusPage } from './prometheus-page.ts';
import { axe, expect, originOf, servePages, test } from './site.ts';

test('four seats, two of them the computer’s: it is asked when its turn comes', async ({ visit }) => {
  const match = battle(usualSetup('4'));
  const game = await PrometheusPage.resume(visit, match, ['person', 'computer', 'person', 'computer']);
  expect(await game.page.locator('.hand-over').count()).toBe(1);
  await game.takeOver();
  await game.tap('S2');
  expect((await game.match()).state.seats.length).toBe(4);
});

test('a table is agreed on and begun, in Spanish, in the dark, and nothing against the game from axe', async ({
  visit,
}) => {
  const text = await loadNewBattleText('es');
  const page = await visit('/prometheus?seats=p,p', {
    language: 'es',
    theme: 'dark',
    settings: { motion: 'off' },
  });
  await page.getByRole('button', { name: text.begin, exact: true }).click();
  await page.waitForURL('**/play/**');
  const game = await PrometheusPage.on(page, { language: 'es' });
  await game.takeOver();
  await expect.poll(() => game.prompt()).toMatch(/Hefesto/);
  expect(await axe(page)).toEqual([]);
});

test('by keyboard alone: a card by its number, areas by arrows, the other map by m', async ({ visit }) => {
  const game = await PrometheusPage.resume(visit, recorded('exit'), PERSONS);
  await game.takeOver();
  const { page } = game;
  await page.keyboard.press('1');
  await expect.poll(() => page.locator('.hand-card.is-picked').count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.area);
  await expect.poll(focused).toMatch(/^[SO]/);
  const first = await focused();
  await page.keyboard.press('m');
  await expect.poll(focused).not.toBe(first);
  const other = await focused();
  await page.keyboard.press('ArrowUp');
  await expect.poll(focused).not.toBe(other);
});

test('without a connection a game goes on in the middle of an attack', async ({ visit }) => {
  const serving = await servePages(inject('pages'));
  const game = await PrometheusPage.resume(visit, recorded('dice'), ['person', 'computer'], {
    offline: true,
    origin: originOf(serving),
  });
  await game.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await serving.stop();
  await game.page.context().setOffline(true);
  await game.page.reload();
  await game.isReady();
  await game.deciding(() => game.button(game.words.game.roll.goOn).click());
});
