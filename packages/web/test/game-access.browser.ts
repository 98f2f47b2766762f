import { turnInWords } from '@thera/play/santorini';
import type { Page } from 'playwright-core';
import { GamePage } from './game-page.ts';
import { axe, expect, test } from './site.ts';
import { SOON_WON } from './tables.ts';

const LABEL =
  /^[A-E][1-5], (ground|level [1-3]|dome( on level [0-2])?)(, (your|[\w ]+’s) worker)?(, (can [\w ]+|selected))?$/;

test('the board is a grid of five rows and five cells, and every cell tells what it is', async ({
  visit,
}) => {
  const game = await GamePage.start(visit, SOON_WON.query);
  const { page } = game;
  const rows = page.getByRole('grid', { name: game.text.board }).getByRole('row');
  expect(await rows.count()).toBe(5);
  for (const row of await rows.all()) expect(await row.getByRole('gridcell').count()).toBe(5);
  for (const label of await game.labels()) expect(label).toMatch(LABEL);
  expect(await game.label('A1')).toBe('A1, ground, Player 2’s worker');
  expect(await game.label('C2')).toBe('C2, level 1, your worker, can be selected');
  await game.tap('C2');
  expect(await game.label('C2')).toBe('C2, level 1, your worker, selected');
  expect(await game.label('C3')).toBe('C3, level 2, can move here');
  expect(await page.locator('[role=gridcell][tabindex="0"]').count()).toBe(1);
});

test('what the computer does is announced', async ({ visit }) => {
  const game = await GamePage.start(visit, SOON_WON.query);
  await game.play('C2>C3^D4');
  const [, answer] = await game.turns();
  await expect
    .poll(() => game.news().textContent())
    .toContain(`Player 2 ${turnInWords(answer!, 'told', game.words)}.`);
  await game.play('C3>B4');
  await expect.poll(() => game.news().textContent()).toContain('Player 1 wins.');
});

const SIGHTS = [
  { screen: 'phone', theme: 'dark' },
  { screen: 'desktop', theme: 'light' },
] as const;

test.for(SIGHTS)('nothing against a game on a $screen, $theme, from axe', async (visitor, { visit }) => {
  const game = await GamePage.start(visit, 'seats=p,c1&powers=demeter,pan', visitor);
  const { page, text } = game;
  await game.place('C3', 'B2');
  expect(await axe(page)).toEqual([]);
  const sheets: readonly (() => Promise<void>)[] = [
    () => game.button(text.menu).click(),
    () => game.fromMenu(text.resign),
    () => game.fromMenu(text.keys),
    () => game.fromMenu(text.typeTurn),
    () => game.button(text.santorini.power('Demeter')).click(),
  ];
  for (const open of sheets) {
    await open();
    await page.getByRole('dialog').waitFor();
    expect(await axe(page)).toEqual([]);
    await game.closeSheet();
  }
  await page.keyboard.press('ArrowLeft');
  await game.looksBack();
  expect(await axe(page)).toEqual([]);
});

test('nothing against the end of a game, a draft and a hand-over, light and dark, from axe', async ({
  visit,
}) => {
  const over = await GamePage.start(visit, SOON_WON.query);
  await over.fromMenu(over.text.resign);
  await over.button(over.text.reallyResign).click();
  await over.isReady();
  await isAccessible(over.page);
  for (const query of ['seats=p,p&powers=draft&challenger=1', 'seats=p,p&powers=hecate,mortal']) {
    const { page } = await GamePage.start(visit, query, { screen: 'phone' });
    await isAccessible(page);
  }
});

/** There is nothing against a page by day, nor by night, where only its colours are others. */
async function isAccessible(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
  expect(await axe(page, ['color-contrast'])).toEqual([]);
}
