// What Lighthouse says of the pages on a phone. It is large and rarely needed, so it is fetched when it is run.
import { spawnSync } from 'node:child_process';
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
try {
  if (!(await measure())) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** Opens the site as a visitor with the SVG board, and has the home page and a game measured. */
async function measure(): Promise<boolean> {
  buildPages();
  const serving = await serve({ folder: PAGES, port: 0, host: '127.0.0.1' });
  if (!serving.ok) throw new Error(serving.error);
  const origin = `http://localhost:${serving.value.port}`;
  const port = await freePort();
  const context = await playwright.launchPersistentContext(join(folder, 'profile'), {
    executablePath: chromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    // What is measured is a first visit.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(origin);
    await page.evaluate(() => localStorage.setItem('thera.settings', JSON.stringify({ board: 'svg' })));
    await page.reload();
    await page.locator('main .button.primary').first().click();
    await page.waitForURL('**/play/**');
    const game = page.url();
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await page.close();
    // The game needs what is stored in the browser; the visit to the home page begins with nothing.
    const isGameGood = report('play', game, port, ['--disable-storage-reset']);
    return report('home', `${origin}/`, port, []) && isGameGood;
  } finally {
    await context.close();
    await serving.value.stop();
  }
}

/** Prints the scores of a page and what lowers them, and tells whether the goals are met. */
function report(name: string, url: string, port: number, options: readonly string[]): boolean {
  const path = join(folder, `${name}.json`);
  const flags = [`--port=${port}`, '--quiet', '--output=json', `--output-path=${path}`, ...options];
  const only = `--only-categories=${CATEGORIES.join()}`;
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, only, ...flags];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
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
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
