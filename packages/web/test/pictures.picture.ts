import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { GamePage, keptGame } from './game-page.ts';
import { expect, test, type Visitor } from './site.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/pictures');

/** A game in the middle, the same on every picture; the turn leaves its trace on the board. */
const MIDDLE = keptGame(
  'seats=p,p&powers=none&position=0100212410032102130100100/1/athena:B4,B1/minotaur:D3,B2',
);
const TURN = 'B4>C3^B3';

/** Pages that need nothing but their address. */
const PAGES = [
  ['home', '/'],
  ['new-game', '/new?powers=minotaur,athena'],
  ['gods', '/gods/minotaur'],
  ['learn', '/learn/climb'],
  ['campaign', '/santowerini'],
] as const;

/** Milliseconds until a picture in three dimensions is surely there. */
const SOFTWARE_TAKES = 12_000;
const SCREENS = ['desktop', 'phone'] as const;
const THEMES = ['light', 'dark'] as const;
const EVERY_VISITOR: readonly Visitor[] = SCREENS.flatMap((screen) =>
  THEMES.map((theme) => ({ screen, theme })),
);

const nameOf = (what: string, { screen, theme }: Visitor): string => `${what}-${screen}-${theme}.png`;

async function take(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, name) });
}

const BY_DAY = EVERY_VISITOR.filter(({ theme }) => theme === 'light');

test.for(PAGES.flatMap(([what, path]) => BY_DAY.map((visitor) => [what, path, visitor] as const)))(
  '%s %s',
  async ([what, path, visitor], { visit }) => {
    const page = await visit(path, visitor);
    await page.waitForLoadState('networkidle');
    await take(page, nameOf(what, visitor));
  },
);

test.for(EVERY_VISITOR)('the drawn board %o', async (visitor, { visit }) => {
  const game = await GamePage.resume(visit, MIDDLE, visitor);
  await game.play(TURN);
  await game.tap('D3');
  await take(game.page, nameOf('play-svg', visitor));
});

test.for(EVERY_VISITOR)('the board in three dimensions %o', async (visitor, { visit }) => {
  const settings = { ...visitor.settings, board: 'three' } as const;
  const game = await GamePage.resume(visit, MIDDLE, { ...visitor, settings }, '?quality=high');
  await game.page.locator('canvas').waitFor();
  // The picture is drawn in software: it comes when it comes.
  await game.page.waitForTimeout(SOFTWARE_TAKES);
  await game.play(TURN);
  await game.tap('D3');
  await expect.poll(() => game.label('D3'), { timeout: 60_000 }).toContain(game.words.prompts.isPicked);
  await game.page.waitForTimeout(SOFTWARE_TAKES);
  await take(game.page, nameOf('play-3d', visitor));
});
