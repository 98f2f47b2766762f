// How long a phone waits for the computer's first turn: Chromium at 390×844, its page four times slower.
import { type CDPSession, type Page, chromium as playwright } from 'playwright-core';
import { serve } from '../packages/server/src/index.ts';
import { buildPages, PAGES } from './build-pages.ts';
import { chromium } from './chromium.ts';

const SLOWER = 4;
/** What the slowest turn may take, in milliseconds. */
const GOAL = 3_000;
const OPTIONS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--enable-unsafe-swiftshader',
];
/** The settings of somebody who wants to play and not to watch. */
const SETTINGS = JSON.stringify({ board: 'svg', confirm: 'never', motion: 'normal' });

buildPages();
const serving = await serve({ folder: PAGES, port: 0, host: '127.0.0.1' });
if (!serving.ok) throw new Error(serving.error);
const browser = await playwright.launch({ executablePath: chromium(), args: OPTIONS });
try {
  const origin = `http://localhost:${serving.value.port}`;
  const times: number[] = [];
  for (let game = 1; game <= 5; game++) times.push(await firstTurn(origin, game));
  const slowest = Math.max(...times);
  console.log(`The slowest of ${times.length} first turns: ${slowest} ms (wanted: at most ${GOAL} ms)`);
  if (slowest > GOAL) process.exitCode = 1;
} finally {
  await browser.close();
  await serving.value.stop();
}

/** A new visitor starts a game from home, places two workers and makes a turn; the time until the answer is played. */
async function firstTurn(origin: string, game: number): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'thera.settings', value: SETTINGS }] }],
    },
  });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.goto(origin);
    await page.locator('.play-computer, button.primary').first().click();
    await page.getByRole('grid').waitFor();
    const placing = await answered(page, async () => {
      await choose(page, 'can be placed here', 6);
      await choose(page, 'can be placed here', 16);
    });
    const turn = await answered(page, async () => {
      await choose(page, 'can be picked up', 0);
      await choose(page, 'can move here', 0);
      await choose(page, 'can build here', 0);
    });
    console.log(`game ${game}: workers placed after ${placing} ms, first turn after ${turn} ms`);
    return Math.max(placing, turn);
  } finally {
    await context.close();
  }
}

/** The page's own thread only: the computer thinks in a worker, which Chromium does not slow down. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Milliseconds from the end of what a person does until the person is asked again. */
async function answered(page: Page, act: () => Promise<void>): Promise<number> {
  await act();
  const end = page.locator('.end-turn:enabled');
  if (await end.isVisible().catch(() => false)) await end.click();
  const from = performance.now();
  await page
    .locator('[role=gridcell][aria-label*="can be picked up"]')
    .first()
    .waitFor({ state: 'attached' });
  return Math.round(performance.now() - from);
}

/** Presses one of the squares that can be chosen for something. */
async function choose(page: Page, use: string, nth: number): Promise<void> {
  const cells = page.locator(`[role=gridcell][aria-label*="${use}"]`);
  await cells.nth(nth).dispatchEvent('click', {}, { timeout: 4_000 });
}
