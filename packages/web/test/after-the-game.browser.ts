import type { Locator } from 'playwright-core';
import { GamePage, keptGame } from './game-page.ts';
import { axe, expect, test } from './site.ts';

const SOON_WON = `seats=p,p&position=${encodeURIComponent('0000030000020000000000000/1/pan:B3,D3/atlas:A5,E5')}`;
const WON = keptGame(SOON_WON, [['B3>A4']]);
const BEGUN = keptGame('seats=p,p&powers=pan,atlas', [
  ['@A1', '@B1'],
  ['@D4', '@E4'],
  ['A1>A2', '^A3'],
  ['D4>D3', '^D4'],
]);

const boxOf = async (part: Locator) => (await part.boundingBox())!;

test('on a phone a replay has its bar under the board, and an end is taken back', async ({ visit }) => {
  const game = await GamePage.resume(visit, WON, { screen: 'phone' });
  const { page, text } = game;
  await game.button(text.review).click();
  await game.looksBack();
  await page.locator('.replay-told').getByText(text.gameStart).waitFor();
  const slider = page.getByRole('slider', { name: text.goThrough });
  const board = await boxOf(page.getByRole('grid'));
  for (const part of [
    slider,
    game.button(text.first),
    game.button(text.next),
    game.button(text.backToGame),
  ]) {
    const box = await boxOf(part);
    expect(box.y).toBeGreaterThanOrEqual(board.y + board.height - 1);
    expect(box.y + box.height).toBeLessThanOrEqual(844);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  }
  expect(await axe(page)).toEqual([]);
  await game.button(text.next).click();
  await game.button(text.takeBack).click();
  await game.isReady();
  expect(await game.turns()).toEqual([]);
  expect((await game.match()).outcome).toBeUndefined();
});

test.for([
  { screen: 'phone', language: 'en' },
  { screen: 'phone', language: 'es', theme: 'dark' },
  { screen: 'desktop', language: 'es' },
  { screen: 'desktop', language: 'en', theme: 'dark' },
] as const)(
  'a win is told large, with its reason, turns and time: $screen $language',
  async (visitor, { visit }) => {
    const game = await GamePage.resume(visit, keptGame(SOON_WON.replace('p,p', 'p,c1')), visitor);
    const { page, text } = game;
    await game.play('B3>A4#');
    const over = page.locator('.action.over');
    await over.getByText(text.ending.youWin, { exact: true }).waitFor();
    await over.getByText(text.santorini.reachedTop('Pan', 'A4'), { exact: true }).waitFor();
    await over.getByText(`${text.ending.turns(1)} · ${text.ending.lasted(0)}`, { exact: true }).waitFor();
    await over.locator('.over-flag').waitFor();
    expect(await axe(page)).toEqual([]);
    const board = page.getByRole('grid');
    const aside = over.getByRole('button', { name: text.ending.seeBoard });
    if (visitor.screen === 'desktop') {
      expect(await aside.isVisible()).toBe(false);
      const [card, island] = [await boxOf(over), await boxOf(board)];
      expect(card.x).toBeGreaterThanOrEqual(island.x + island.width - 1);
      return;
    }
    await aside.click();
    await over.getByRole('button', { name: text.ending.seeResult }).waitFor();
    const [card, island] = [await boxOf(over), await boxOf(board)];
    expect(card.y).toBeGreaterThanOrEqual(island.y + island.height - 1);
    expect(await axe(page)).toEqual([]);
    await page.reload();
    await over.getByRole('button', { name: text.ending.seeResult }).waitFor();
  },
);

test.for([
  { screen: 'phone', language: 'es' },
  { screen: 'desktop', language: 'en', theme: 'dark' },
] as const)('how a game ended is shared as a picture and a link: $screen', async (visitor, { visit }) => {
  const game = await GamePage.resume(visit, WON, visitor);
  const { page, text } = game;
  await page.evaluate(() => {
    const shared: ShareData[] = [];
    Object.assign(globalThis, { shared });
    Object.assign(navigator, { canShare: () => true, share: async (data: ShareData) => shared.push(data) });
    Object.assign(navigator.clipboard, {
      writeText: async (text: string) => Object.assign(globalThis, { text }),
    });
  });
  await game.button(text.sharing.title).click();
  const sheet = page.getByRole('dialog');
  const picture = sheet.getByRole('img', { name: text.ending.wins('Pan') });
  await picture.waitFor();
  expect(
    await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }),
  ).toEqual([1200, 630]);
  const address = await sheet.getByRole('link', { name: text.sharing.save }).getAttribute('href');
  expect(address).toMatch(/^blob:/);
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole('button', { name: text.sharing.copyLink }).click();
  await sheet.getByText(text.sharing.copied).waitFor();
  const link = await page.evaluate(() => (globalThis as unknown as { text: string }).text);
  expect(link).toContain('/board/');
  await sheet.getByRole('button', { name: text.sharing.share }).click();
  const [data] = await page.evaluate(() =>
    (globalThis as unknown as { shared: ShareData[] }).shared.map(({ url, text, files }) => ({
      url,
      text,
      files: files?.map(({ name, type }) => [name, type]),
    })),
  );
  expect(data).toMatchObject({ url: link, files: [['thera.png', 'image/png']] });
  expect(data?.text).toContain(text.ending.wins('Pan'));
});

test('a turn that is chosen in the list of a phone is shown, not hidden behind the list', async ({
  visit,
}) => {
  const game = await GamePage.resume(visit, BEGUN, { screen: 'phone' });
  await game.button(game.text.turns).click();
  await game.page.getByRole('dialog').locator('.turn-button').nth(2).click();
  await game.page.locator('dialog').waitFor({ state: 'detached' });
  await game.page.getByText(game.text.replayAt(3, 4)).waitFor({ state: 'attached' });
});

test('a rematch is with the gods of one’s choice, and the other starts', async ({ visit }) => {
  const game = await GamePage.resume(visit, BEGUN);
  const { page, text } = game;
  await game.fromMenu(text.resign);
  await game.button(text.reallyResign).click();
  await game.button(text.rematch).click();
  const { rematches, starts } = text.santorini;
  const sheet = page.getByRole('dialog');
  await sheet.getByText(starts.player(text.words.seat(1))).waitFor();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole('button', { name: rematches.swap }).click();
  await expect.poll(async () => (await game.match()).record.events.length).toBe(0);
  expect((await game.match()).record.setup).toMatchObject({ powers: ['atlas', 'pan'], start: 1 });
});

test('a reload in the middle of a turn keeps its steps', async ({ visit }) => {
  const game = await GamePage.resume(visit, BEGUN);
  await game.tap('A2');
  await game.tap('B2');
  const before = await game.labels();
  await game.page.reload();
  await game.isReady();
  await expect.poll(() => game.labels()).toEqual(before);
  await game.tap('A2');
  await expect.poll(async () => (await game.match()).record.events.length).toBe(5);
});

test('home says who won, brings a deleted game back, and keeps its looks after a game', async ({ visit }) => {
  const game = await GamePage.resume(visit, keptGame(SOON_WON));
  const { page } = game;
  await game.play('B3>A4#');
  await game.button(game.text.rematch).waitFor();
  await page.locator('.play-header a').first().click();
  const arch = page.locator('.level-arches i').first();
  await arch.waitFor();
  expect(
    await arch.evaluate((shape) => [shape.clientHeight > 5, getComputedStyle(shape).animationName]),
  ).toEqual([true, 'none']);
  await page.locator('.kept-games .plain-button').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Turn 1 · Pan won').waitFor();
  await sheet.getByRole('button', { name: 'Delete Pan vs Atlas' }).click();
  await sheet.getByText('Deleted: Pan vs Atlas').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('thera.game.testgame'))).toBeNull();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await sheet.getByText('Turn 1 · Pan won').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('thera.game.testgame'))).not.toBeNull();
});

test.for([
  { screen: 'phone', language: 'es', theme: 'dark' },
  { screen: 'desktop', language: 'en' },
] as const)(
  'wins and losses are counted by level and by god, and a level is suggested after three in a row: $screen',
  async (visitor, { visit }) => {
    const games = ['one', 'two'].map((id) => [id, 'mason', 'pan', 'lost']);
    const kept = { 'thera.tally': JSON.stringify({ version: 1, games }) };
    const begun = keptGame('seats=p,c3&powers=pan,atlas', [
      ['@A1', '@B1'],
      ['@D4', '@E4'],
    ]);
    const game = await GamePage.resume(visit, begun, { ...visitor, kept });
    const { page, text } = game;
    const { tally } = text.santorini;
    await game.fromMenu(text.resign);
    await game.button(text.reallyResign).click();
    const over = page.locator('.action.over');
    const { mason, apprentice } = text.levels;
    await over.getByText(tally.against(mason.name, { won: 0, lost: 3, drawn: 0 }), { exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    await over.getByRole('button', { name: tally.suggestion.lost(apprentice.name), exact: true }).click();
    await expect.poll(async () => (await game.match()).record.events.length).toBe(0);
    await page.goto('/');
    await page.locator('.table-line').getByText(apprentice.name).waitFor();
    await page.getByRole('button', { name: tally.title }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('row', { name: `${mason.name} 0 3 0` }).waitFor();
    await sheet.getByRole('row', { name: /^Pan 0 3 0$/ }).waitFor();
    expect(await axe(page)).toEqual([]);
  },
);
