import type { Page } from 'playwright-core';
import { GamePage } from './game-page.ts';
import { axe, expect, test } from './site.ts';
import { TWO_PERSONS } from './tables.ts';

/** What both clocks show, the first player’s first. */
async function clocks(page: Page): Promise<readonly (string | null)[]> {
  const strips = ['Player 1', 'Player 2'].map((name) =>
    page.getByRole('region', { name: new RegExp(`${name}$`) }),
  );
  return Promise.all(strips.map((strip) => strip.getByRole('timer').textContent()));
}

test('clocks run for whoever has to decide, rest when paused, and are kept', async ({ visit }) => {
  const page = await visit(`/new?${TWO_PERSONS}`, {
    screen: 'phone',
    settings: { board: 'svg', motion: 'off' },
  });
  await page.getByRole('combobox', { name: 'Clock' }).selectOption('180:2');
  await page.getByRole('combobox', { name: 'When time runs out' }).selectOption('warn');
  expect(new URL(page.url()).search).toContain('clock=180:2,warn');
  await page.clock.install();
  await page.getByRole('button', { name: 'Start game' }).click();
  const game = await GamePage.of(page, { screen: 'phone' });
  await page.clock.runFor(20_000);
  const [first, second] = await clocks(page);
  expect(first).toMatch(/^2:3\d|^2:4\d/);
  expect(second).toBe('3:00');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pause the clock' }).click();
  const paused = await clocks(page);
  await page.clock.runFor(30_000);
  expect(await clocks(page)).toEqual(paused);
  await game.play('B2>B3^B2');
  await expect.poll(async () => (await clocks(page))[1]).toMatch(/^2:5\d/);
  await page.reload();
  await expect.poll(async () => (await clocks(page))[0]).toMatch(/^2:3\d|^2:4\d/);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(async () => (await clocks(page))[1]).toBe('3:00');
});

test.for([
  { clock: '5', said: /has run out of time/ },
  { clock: '5,warn', said: /is out of time\. Play goes on/ },
])('time runs out: $clock', async ({ clock, said }, { visit }) => {
  const page = await visit(`/new?${TWO_PERSONS}&clock=${clock}`, {
    settings: { board: 'svg', motion: 'off' },
  });
  await page.clock.install();
  await page.getByRole('button', { name: 'Start game' }).click();
  await GamePage.of(page);
  await page.clock.runFor(8000);
  await page.getByText(said).first().waitFor();
});
