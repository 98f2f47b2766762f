import { GAMES } from '@thera/play/games';
import { usualSetup } from '@thera/prometheus';
import type { TablePlan } from '@thera/protocol';
import type { AnyGame } from '@thera/server';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { OnlinePage } from './online-page.ts';
import { startOnline } from './online-server.ts';
import { PrometheusPage } from './prometheus-page.ts';
import { expect, test } from './site.ts';

const BATTLE: TablePlan = {
  game: 'prometheus',
  setup: usualSetup('2'),
  seats: [{ kind: 'open' }, { kind: 'open' }],
  clock: { kind: 'none' },
  isPrivate: true,
};

/** How many areas are told to hold something. */
const told = (page: Page, words: string): Promise<number> =>
  page.locator(`.board-cell[aria-label*="${words}"]`).count();

test('a battle online: each has their own hand, Blue knows its tokens, and who watches sees neither', async ({
  visit,
}) => {
  const games = Object.values(GAMES).map(({ game }) => game as AnyGame);
  const server = await startOnline({ games, pages: inject('pages') });
  const origin = `http://localhost:${server.port}`;
  const settings = { confirm: 'never' } as const;
  const anna = await OnlinePage.at(visit, '/settings', { origin, settings });
  const path = await anna.open(BATTLE);
  const ben = await OnlinePage.at(visit, path, { origin, settings, screen: 'phone' });
  const carl = await OnlinePage.at(visit, path, { origin, settings });
  await ben.page.locator('.waiting-seats').waitFor();
  await ben.sit(1);
  await anna.sit(0);
  // A shield and a gable, not the workers of another game.
  expect(await anna.page.locator('.waiting-figure path[fill="var(--side-red)"]').count()).toBe(1);
  await anna.start();
  for (const one of [anna, ben, carl]) await one.isThere();

  const blue = await PrometheusPage.on(anna.page);
  for (const area of ['S2', 'S2', 'O2', 'O1'] as const) await blue.tap(area);
  await blue.button(blue.words.game.draft.place.scatter).click();
  const red = await PrometheusPage.on(ben.page);
  for (const area of ['S26', 'O19', 'O18'] as const) await red.tap(area);
  await red.page.locator('.hand-card').first().waitFor();
  expect([await told(anna.page, 'your net'), await told(anna.page, 'your lure')]).toEqual([8, 4]);
  await red.page.locator('.map-tab', { hasText: red.words.game.maps.olympus.name }).click();
  for (const { page } of [ben, carl]) {
    await expect.poll(() => told(page, 'face down')).toBe(12);
    expect([await told(page, 'your net'), await told(page, 'your lure')]).toEqual([0, 0]);
  }
  expect(await carl.page.locator('.hand-card').count()).toBe(0);
  // Nobody holds what only the other side has.
  expect([await blue.card('zeus').count(), await red.card('hades').count()]).toEqual([0, 0]);

  // A turn goes by, and everybody is told of it.
  await red.button(red.words.game.actions.kinds.pass).click();
  await red.button(red.words.game.actions.kinds.done).click();
  await expect.poll(() => blue.prompt()).toMatch(/Activate a unit/);
  await expect.poll(() => carl.page.locator('.chronicle-line').last().innerText()).toMatch(/Turn 2/);
  await server.stop();
});
