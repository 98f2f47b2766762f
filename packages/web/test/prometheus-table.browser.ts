import { loadNewBattleText } from '@thera/texts/prometheus';
import { inject } from 'vitest';
import { recorded } from './prometheus-games.ts';
import { PERSONS, PrometheusPage } from './prometheus-page.ts';
import { axe, expect, originOf, servePages, test } from './site.ts';

test('four seats play a turn each, two of them the computer’s, and the device goes from person to person', async ({
  visit,
}) => {
  const game = await PrometheusPage.resume(visit, recorded('four'), [
    'person',
    'computer',
    'person',
    'computer',
  ]);
  const { kinds } = game.words.game.actions;
  const order = game.page.locator('.turn-order li');
  const isTurn = (number: number): Promise<void> =>
    expect.poll(async () => (await game.match()).state.turn.number).toBe(number);
  // Zeus, Hephaestus, Ares, Hades.
  for (const [turn, god] of [
    [1, 'zeus'],
    [2, 'hephaestus'],
  ] as const) {
    await isTurn(turn);
    await game.takeOver();
    await expect.poll(() => order.first().innerText()).toContain(game.words.game.units[god].name);
    await game.deciding(() => game.button(kinds.pass).click());
    await game.button(kinds.done).click();
  }
  // Both computers have played when Zeus is asked again.
  await game.page.locator('.hand-over').waitFor();
  await isTurn(5);
  const { events } = (await game.match()).record;
  expect(new Set(events.slice(-4).map((event) => 'seat' in event && event.seat))).toContain(1);
});

test('a table is agreed on and begun, in Spanish, in the dark, and nothing against the game from axe', async ({
  visit,
}) => {
  const text = await loadNewBattleText('es');
  const page = await visit('/prometheus?seats=p,p', {
    language: 'es',
    theme: 'dark',
    settings: { board: 'svg', motion: 'off' },
  });
  await page.getByRole('button', { name: text.begin, exact: true }).click();
  await page.waitForURL('**/play/**');
  const game = await PrometheusPage.on(page, { language: 'es' });
  await game.takeOver();
  await expect.poll(() => game.prompt()).toMatch(/Hefesto/);
  expect(await axe(page)).toEqual([]);
});

test('by keyboard alone: the device, a card by its number, areas by arrows, the other map by m, a walk, its end', async ({
  visit,
}) => {
  const game = await PrometheusPage.resume(visit, recorded('exit', 1), PERSONS);
  const { page } = game;
  await page.keyboard.press('Enter');
  await page.locator('.action').waitFor();
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
  const decisions = (await game.match()).record.events.length;
  await page.locator('.board-cell[aria-label*="You can"]').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => game.button(game.text.undo).isEnabled()).toBe(true);
  // The activation, and then the turn.
  for (let n = 0; n < 2; n++) await page.keyboard.press('Shift+Enter');
  await expect.poll(async () => (await game.match()).record.events.length).toBeGreaterThan(decisions);
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
