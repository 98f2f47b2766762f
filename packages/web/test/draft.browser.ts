import type { Locator, Page } from 'playwright-core';
import { GamePage } from './game-page.ts';
import { expect, test } from './site.ts';

const OFFER = ['Apollo', 'Atlas', 'Pan'] as const;

const card = (page: Page, name: string): Locator =>
  page.locator('.power-draft').getByRole('button', { name: new RegExp(`^${name}`) });

test('three players draft: an offer that all see, a pick each, who starts, and workers', async ({
  visit,
}) => {
  const game = await GamePage.start(visit, 'seats=p,p,p&powers=draft&challenger=1');
  const { page } = game;
  await page.getByRole('searchbox').fill('apollo');
  await card(page, 'Apollo').click();
  await page.getByRole('searchbox').fill('');
  for (const name of OFFER.slice(1)) await card(page, name).click();

  // Nobody has picked, and everything on offer is there to be read.
  for (const name of OFFER) await card(page, name).waitFor();
  expect(await page.locator('.power-draft button.power-card').count()).toBe(OFFER.length);
  await page.getByText(game.text.turnOf('Player 2')).first().waitFor();

  await card(page, 'Pan').click();
  await page.getByText(game.text.turnOf('Player 3')).first().waitFor();
  expect(await card(page, 'Pan').count()).toBe(0);
  await card(page, 'Apollo').click();
  await card(page, 'Atlas').click();
  await page.locator('.power-draft').getByRole('button', { name: 'Player 2' }).click();
  await page.getByRole('grid').waitFor();

  await game.place('B2', 'D4');
  await game.place('B4', 'D2');
  await game.place('A1', 'E5');
  expect(await game.label('B2')).toBe('B2, ground, your worker, can be selected');
  expect(await game.label('A1')).toBe('A1, ground, Atlas’s worker');
  expect(await game.label('B4')).toBe('B4, ground, Apollo’s worker');
  await game.play('B2>C3^B2');
});

test('the Golden Fleece: the Ram is put on the board, and who stands beside it has its power', async ({
  visit,
}) => {
  const game = await GamePage.start(visit, 'seats=p,p&powers=none&fleece=apollo');
  await game.place('B3', 'E1');
  await game.place('C3', 'E5');
  await game.place('B4');
  expect(await game.label('B4')).toContain('Ram');
  await game.tap('C3');
  expect(await game.label('B3')).toContain('can swap places here');
  await game.tap('C3');
  await game.play('C3<>B3^C4');
  expect(await game.label('B3')).toContain('Player 2’s worker');
});

test('four players in teams: partners share their workers', async ({ visit }) => {
  const game = await GamePage.start(visit, 'seats=p,p,p,p&powers=apollo,atlas,pan,artemis');
  const { page, text } = game;
  for (const [seat, name] of ['Apollo', 'Atlas', 'Pan', 'Artemis'].entries())
    await page.getByRole('region', { name: new RegExp(`^${name}.*${text.team((seat % 2) + 1)}`) }).waitFor();
  await game.place('B2', 'D4');
  await game.place('B4', 'D2');
  await page.getByText(text.turnOf('Pan')).first().waitFor();
  const mayGo = async (): Promise<readonly string[]> =>
    (await game.labels())
      .filter((label) => label.includes('can be selected'))
      .map((label) => label.slice(0, 2));
  expect(await mayGo()).toEqual(['D4', 'B2']);
  await game.play('B2>C3^B2');
  await page.getByText(text.turnOf('Artemis')).first().waitFor();
  expect(await mayGo()).toEqual(['B4', 'D2']);
});
