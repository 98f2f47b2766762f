import { parseSquare } from '@thera/santorini';
import type { Page } from 'playwright-core';
import { GamePage } from './game-page.ts';
import { expect, test, type Visit } from './site.ts';
import { SOON_WON, TWO_PERSONS } from './tables.ts';

const MOST_TABS = 60;

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let tabs = 0; !(await isThere()); tabs++) {
    if (tabs === MOST_TABS) throw new Error(`Tab does not lead to ${selector}`);
    await page.keyboard.press('Tab');
  }
}

/** Where the keyboard is on the board; undefined if it is elsewhere. */
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? undefined);

/** Goes to a square with the arrow keys. */
async function goTo({ page }: GamePage, square: string): Promise<void> {
  const at = Number(await focused(page));
  const to = parseSquare(square)!;
  const [columns, rows] = [(to % 5) - (at % 5), Math.floor(to / 5) - Math.floor(at / 5)];
  for (let n = 0; n < Math.abs(columns); n++)
    await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let n = 0; n < Math.abs(rows); n++) await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
  expect(await focused(page)).toBe(String(to));
}

async function choose(game: GamePage, ...squares: readonly string[]): Promise<void> {
  for (const square of squares) {
    await goTo(game, square);
    await game.page.keyboard.press('Enter');
  }
}

/** Goes from the link to a table to the board, without a pointer. */
async function startByKeyboard(visit: Visit, query: string): Promise<GamePage> {
  const page = await visit(`/new?${query}`, {
    settings: { board: 'svg', motion: 'off', sound: 'off', confirm: 'always' },
  });
  await tabTo(page, '.start-bar .button.primary');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/play\//);
  const game = await GamePage.of(page);
  await tabTo(page, '[role=gridcell]');
  return game;
}

test('a game by keyboard alone, from the table to the win', async ({ visit }) => {
  const game = await startByKeyboard(visit, SOON_WON.query);
  const { page } = game;
  await choose(game, 'C2', 'C3', 'D4');
  await page.keyboard.press('Backspace');
  await game.prompt().getByText(game.words.prompts.next.build).waitFor();
  await page.keyboard.press('l');
  await game
    .news()
    .getByText(/Build: .*D4/)
    .waitFor();
  await choose(game, 'D4');
  await game.prompt().getByText(game.words.prompts.complete).waitFor();
  await game.afterDecision(() => page.keyboard.press('Shift+Enter'));

  await goTo(game, 'D4');
  await page.keyboard.press('o');
  await game.news().getByText('D4, level 3').waitFor();
  await choose(game, 'C3', 'B4');
  await game.afterDecision(() => page.keyboard.press('Shift+Enter'));
  await game.remark().getByText('Player 1 stepped up to level 3 on B4.').waitFor();
});

test('sheets open and close by keyboard, and the board has the focus again', async ({ visit }) => {
  const game = await startByKeyboard(visit, TWO_PERSONS.replace('mortal', 'apollo'));
  const { page } = game;
  await goTo(game, 'B2');
  const sheets = [
    ['p', 'Apollo'],
    ['?', game.text.keys],
    ['/', game.text.typeTurn],
  ] as const;
  for (const [key, title] of sheets) {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await focused(page), key).toBe(String(parseSquare('B2')));
  }
  await page.keyboard.press('/');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('B2>C3');
  await page.keyboard.press('Enter');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe(String(parseSquare('B2')));
  await game.prompt().getByText(game.words.prompts.next.build).waitFor();
});

test('arrows follow the board when it is turned', async ({ visit }) => {
  const game = await startByKeyboard(visit, 'seats=p,p&powers=none');
  const { page } = game;
  await goTo(game, 'A5');
  const seen = async (): Promise<readonly number[]> => {
    const box = await game.cell('A5').evaluate((cell) => {
      const points = [...getComputedStyle(cell).clipPath.matchAll(/([\d.-]+)% ([\d.-]+)%/g)];
      return points.map(([, x, y]) => [Number(x), Number(y)]);
    });
    return [0, 1].map((axis) => box.reduce((sum, point) => sum + point[axis]!, 0) / box.length);
  };
  const before = await seen();
  await page.keyboard.press('f');
  await expect.poll(seen).not.toEqual(before);
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toBe(String(parseSquare('A4')));
});
