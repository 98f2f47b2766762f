// What Lighthouse says of the pages on a phone. It is large and rarely needed, so it is fetched when it is run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright-core';
import { serve } from '../packages/server/src/index.ts';
import { buildPages, PAGES } from './build-pages.ts';
import { chromium } from './chromium.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** What each category must reach, in hundredths. */
const GOALS: Readonly<Record<(typeof CATEGORIES)[number], number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
};

const folder = mkdtempSync(join(tmpdir(), 'thera-lighthouse-'));
const PROFILE = join(folder, 'profile');
const OPTIONS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];
try {
  if (!(await measure())) process.exitCode = 1;
} finally {
  // A browser that has just ended may still be writing.
  rmSync(folder, { recursive: true, maxRetries: 9 });
}

/** Has the home page and a game measured, as a visitor with the SVG board finds them. */
async function measure(): Promise<boolean> {
  buildPages();
  const serving = await serve({ folder: PAGES, port: 0, host: '127.0.0.1' });
  if (!serving.ok) throw new Error(serving.error);
  const origin = `http://localhost:${serving.value.port}`;
  try {
    const game = await beginGame(origin);
    const port = await freePort();
    const places = [`--remote-debugging-port=${port}`, `--user-data-dir=${PROFILE}`];
    const browser = spawn(chromium(), [...OPTIONS, ...places], { stdio: 'ignore' });
    try {
      // The game needs what is stored in the browser; the visit to the home page begins with nothing.
      const isGameGood = await report('play', game, port, ['--disable-storage-reset']);
      return (await report('home', `${origin}/`, port, [])) && isGameGood;
    } finally {
      browser.kill();
      await once(browser, 'exit');
    }
  } finally {
    await serving.value.stop();
  }
}

/** Leaves a game on the SVG board in the profile, and nothing that would make the next visit quicker. */
async function beginGame(origin: string): Promise<string> {
  const context = await playwright.launchPersistentContext(PROFILE, {
    executablePath: chromium(),
    args: OPTIONS,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(origin);
  await page.evaluate(() => localStorage.setItem('thera.settings', JSON.stringify({ board: 'svg' })));
  await page.reload();
  await page.locator('main .button.primary').first().click();
  await page.waitForURL('**/play/**');
  const game = page.url();
  // What came after the cache was cleared would not be asked for again.
  await page.waitForLoadState('networkidle');
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.close();
  return game;
}

/** Prints the scores of a page and what lowers them, and tells whether the goals are met. */
async function report(name: string, url: string, port: number, options: readonly string[]): Promise<boolean> {
  const path = join(folder, `${name}.json`);
  const flags = [`--port=${port}`, '--quiet', '--output=json', `--output-path=${path}`, ...options];
  const only = `--only-categories=${CATEGORIES.join()}`;
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, only, ...flags];
  // Not waited for in place: this very process serves the page that is measured.
  const [status] = await once(
    spawn('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' }),
    'exit',
  );
  if (status !== 0) throw new Error('Lighthouse did not run: see above');
  const { categories, audits } = JSON.parse(readFileSync(path, 'utf8'));
  const scores = CATEGORIES.map((category) => ({
    category,
    score: Math.round(100 * categories[category].score),
  }));
  console.log(`\n${name}: ${scores.map(({ category, score }) => `${category} ${score}`).join(', ')}`);
  for (const category of CATEGORIES)
    for (const { id, weight } of categories[category].auditRefs)
      if (weight > 0 && audits[id].score !== null && audits[id].score < 1)
        console.log(`  ${category}: ${audits[id].title} ${audits[id].displayValue ?? ''}`);
  return scores.every(({ category, score }) => score >= GOALS[category]);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
