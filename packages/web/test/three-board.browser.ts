import type { Page } from 'playwright-core';
import { GamePage, keptGame } from './game-page.ts';
import { type Colour, pixelsOf, share } from './pixels.ts';
import { expect, test, type Visit, type Visitor } from './site.ts';

/** Towers of every height with a dome on one, and workers of both. */
const TABLE = 'seats=p,p&powers=none&position=4321000000000000000000000/1/mortal:B2,D4/mortal:B4,D2';

const VISITOR: Visitor = { screen: 'phone', settings: { board: 'three' } };

/** What the island is made of, by its colours, and the least share of the picture that it has. */
const PARTS: Readonly<Record<string, readonly [isPart: (colour: Colour) => boolean, least: number]>> = {
  sea: [([red, green, blue]) => blue - red > 40 && green - red > 20, 0.1],
  // By lamplight it is less white than by day.
  plaster: [(colour) => Math.min(...colour) > 140 && Math.max(...colour) - Math.min(...colour) < 60, 0.01],
  dome: [([red, green, blue]) => blue - red > 100 && blue - green > 60, 0.001],
  'a worker in orange': [([red, green, blue]) => red - blue > 110 && green - blue > 60 && red > 170, 0.001],
};

const canvas = (page: Page) => page.locator('.board-stage canvas');
const picture = (page: Page): Promise<Buffer> => page.locator('.board-stage').screenshot();

async function open(visit: Visit, visitor: Visitor = VISITOR): Promise<GamePage> {
  const game = await GamePage.resume(visit, keptGame(TABLE), visitor, '?quality=low');
  await canvas(game.page).waitFor();
  return game;
}

/** What is not to be seen of the island. */
async function missing(page: Page): Promise<readonly string[]> {
  const pixels = pixelsOf(await picture(page));
  return Object.entries(PARTS)
    .filter(([, [isPart, least]]) => share(pixels, isPart) < least)
    .map(([name]) => name);
}

test.for(['light', 'dark'] as const)(
  'sea, plaster, dome and workers are drawn, %s',
  async (theme, { visit }) => {
    const { page } = await open(visit, { ...VISITOR, theme });
    await expect.poll(() => missing(page)).toEqual([]);
  },
);

test('a turn is made by tapping the island, and the picture changes', async ({ visit }) => {
  const game = await open(visit);
  const before = await picture(game.page);
  await game.play('B2>C3^B2');
  expect(await game.turns()).toEqual(['B2>C3^B2']);
  expect(await game.label('B2')).toContain('level 1');
  await expect.poll(async () => before.equals(await picture(game.page))).toBe(false);
});

test('the island is flipped as often as one likes, and stays the same board', async ({ visit }) => {
  const game = await open(visit);
  const outline = (): Promise<string | null> => game.page.locator('[data-square="0"]').getAttribute('style');
  await expect.poll(() => missing(game.page)).toEqual([]);
  await canvas(game.page).evaluate((element) => element.setAttribute('data-first', ''));
  const seen = [await outline()];
  for (let flips = 0; flips < 3; flips++) {
    await game.page.keyboard.press('f');
    await expect.poll(outline).not.toBe(seen.at(-1));
    seen.push(await outline());
  }
  expect(seen[2]).toBe(seen[0]);
  expect(await canvas(game.page).getAttribute('data-first')).toBe('');
});

test('the island moves when it may, and every tap counts meanwhile', async ({ visit }) => {
  const game = await open(visit, { ...VISITOR, motion: true, settings: { board: 'three', motion: 'fast' } });
  await game.play('B2>C3^B2');
  await game.play('D2>E3^D2');
  expect(await game.turns()).toEqual(['B2>C3^B2', 'D2>E3^D2']);
});

test('when WebGL is lost the drawn board takes over, says so, and the game goes on', async ({ visit }) => {
  const game = await open(visit);
  const { page } = game;
  await game.tap('B2');
  await canvas(page).evaluate((element) => {
    const context = (element as HTMLCanvasElement).getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  const note = page.locator('.three-note');
  await note.getByText(game.text.threeLost).waitFor();
  expect(await game.remark().textContent()).toBe('');
  await canvas(page).waitFor({ state: 'detached' });
  await page.locator('.board-stage svg').waitFor();
  expect(await game.label('B2')).toContain('selected');
  await note.getByRole('button', { name: game.text.close }).tap();
  await note.waitFor({ state: 'detached' });
  await game.tap('B2');
  await game.play('B2>C3^B2');
});

test('what gave up is not tried again in the same visit until somebody asks for it', async ({ visit }) => {
  const { page, text } = await open(visit);
  await canvas(page).evaluate((element) => {
    const context = (element as HTMLCanvasElement).getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await page.locator('.three-note').waitFor();
  await page.reload();
  await page.locator('.board-stage svg').waitFor();
  const tool = page.getByRole('button', { name: text.boardKind.toThree });
  await tool.waitFor();
  // Nobody knows when nothing happens; that the board was not even fetched shows that it was not tried.
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('three'))
      .map(({ name }) => name),
  );
  expect(fetched).toEqual([]);
  expect(await page.locator('.three-note').count()).toBe(0);
  await tool.tap();
  await canvas(page).waitFor();
});

test('without WebGL there is the drawn board', async ({ visit }) => {
  const page = await visit('/', { ...VISITOR, expects: [/WebGL/] });
  await page.addInitScript((kept) => {
    localStorage.setItem('thera.game.testgame', kept);
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: []) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...more);
    } as typeof getContext;
  }, keptGame(TABLE));
  await page.goto('/play/testgame');
  const game = await GamePage.of(page, VISITOR);
  await page.locator('.three-note').getByText(game.text.threeLost).waitFor();
  await page.locator('.board-stage svg').waitFor();
  await game.play('B2>C3^B2');
});
