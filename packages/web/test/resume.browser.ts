import { readFileSync } from 'node:fs';
import { GamePage, keptGame } from './game-page.ts';
import { expect, test } from './site.ts';
import { SOON_WON, TWO_PERSONS } from './tables.ts';

test('a reload in the middle of a game changes nothing', async ({ visit }) => {
  const game = await GamePage.start(visit, TWO_PERSONS);
  await game.play('B2>C3^B2');
  await game.play('B4>A3^B4');
  const [turns, labels] = [await game.turns(), await game.labels()];
  await game.tap('C3');
  await game.page.reload();
  await game.isReady();
  expect(await game.turns()).toEqual(turns);
  expect(await game.labels()).toEqual(labels);
});

test('a reload while the computer thinks loses nothing, and it thinks again', async ({ visit }) => {
  const game = await GamePage.start(visit, SOON_WON.query.replace('c1', 'c8'));
  for (const square of ['C2', 'B2', 'C1']) await game.tap(square);
  await game.button(game.text.moveNow).waitFor();
  await game.page.reload();
  expect((await game.match()).line).toHaveLength(1);
  await game.isReady();
  await expect.poll(() => game.turns()).toHaveLength(2);
  expect((await game.turns())[0]).toBe('C2>B2^C1');
});

test('a page that is closed right after a decision has kept it', async ({ visit }) => {
  const game = await GamePage.start(visit, TWO_PERSONS);
  const { page } = game;
  for (const square of ['B2', 'C3', 'B2']) await game.tap(square);
  const [context, url] = [page.context(), page.url()];
  await page.close();
  const again = await context.newPage();
  await again.goto(url);
  const resumed = await GamePage.of(again);
  expect(await resumed.turns()).toEqual(['B2>C3^B2']);
});

test('home leads back to the game that was left', async ({ visit }) => {
  const game = await GamePage.start(visit, TWO_PERSONS);
  await game.play('B2>C3^B2');
  const { page } = game;
  const { pathname } = new URL(page.url());
  await page.getByRole('link', { name: game.text.back }).click();
  await page.locator(`main a[href="${pathname}"]`).first().click();
  await game.isReady();
  expect(await game.turns()).toEqual(['B2>C3^B2']);
});

test('a game of a newer version is not opened, and stays where it is', async ({ visit }) => {
  const newer = JSON.stringify({ ...JSON.parse(keptGame(TWO_PERSONS)), game: 'a-game-of-tomorrow' });
  const page = await visit('/play/tomorrow', { kept: { 'thera.game.tomorrow': newer } });
  await page.getByRole('alert').getByText('saved by a newer version of Thera').waitFor();
  await page.goto('/new?game=a-game-of-tomorrow');
  await page.getByRole('alert').getByText('doesn’t have that game').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('thera.game.tomorrow'))).toBe(newer);
});

test('games that the version before has kept are listed at home and go on', async ({ visit }) => {
  const written: readonly { readonly what: string; readonly kept: string }[] = JSON.parse(
    readFileSync(new URL('written-before/kept-games.json', import.meta.url), 'utf8'),
  );
  // Two persons: nothing happens to it while it is looked at.
  const { kept } = written.find(({ what }) => what === 'printed wording')!;
  const game = await GamePage.resume(visit, kept);
  expect(await game.turns()).toHaveLength(9);
  const { pathname } = new URL(game.page.url());
  await game.page.goto('/');
  await game.page.locator(`main a[href="${pathname}"]`).first().waitFor();
});
