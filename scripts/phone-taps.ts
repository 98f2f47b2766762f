import { type Browser, type Page, chromium as playwright } from 'playwright-core';
import { serve } from '../packages/server/src/index.ts';
import { buildPages, PAGES } from './build-pages.ts';
import { chromium } from './chromium.ts';

const SLOWER = 4;
/** What the slowest tap may take, in milliseconds. */
export const TAP_GOAL = 50;
/**
 * Each is made so often, and the middle of its times counts: a machine has other things to do at times. What seems slow is
 * made more often, for who is slow by itself stays slow.
 */
const ROUNDS = 3;
const MORE_ROUNDS = 9;
const OPTIONS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];

/** The pages as a phone gets them. */
export interface PhoneSite {
  readonly origin: string;
  /** A new phone: Chromium at 390×844, its page four times slower. */
  readonly phone: () => Promise<Page>;
}

/** Builds and serves the pages, and measures on them. */
export async function onPhones(measure: (site: PhoneSite) => Promise<void>): Promise<void> {
  buildPages();
  const serving = await serve({ folder: PAGES, port: 0, host: '127.0.0.1' });
  if (!serving.ok) throw new Error(serving.error);
  const origin = `http://localhost:${serving.value.port}`;
  const browser = await playwright.launch({ executablePath: chromium(), args: OPTIONS });
  try {
    await measure({ origin, phone: () => phoneIn(browser) });
  } finally {
    await browser.close();
    await serving.value.stop();
  }
}

async function phoneIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Taps what a selector finds, and gives the time until what it led to is on the screen: a message comes in after the next frame. */
export async function tapOn(page: Page, selector: string): Promise<number> {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  return page.evaluate<number>(`new Promise((resolve) => {
    const tapped = document.querySelector(${JSON.stringify(selector)});
    const from = performance.now();
    tapped.click();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - from);
      port2.postMessage(undefined);
    });
  })`);
}

/** The middle of several rounds for each tap. */
export async function middleTimes(measure: () => Promise<number[]>): Promise<number[]> {
  const rounds: number[][] = [];
  const middles = (): number[] =>
    rounds[0]!.map((_, tapped) => middleOf(rounds.map((times) => times[tapped]!)));
  while (rounds.length < ROUNDS) rounds.push(await measure());
  if (middles().some((time) => time > TAP_GOAL))
    while (rounds.length < MORE_ROUNDS) rounds.push(await measure());
  return middles();
}

export function middleOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1]!;
}
