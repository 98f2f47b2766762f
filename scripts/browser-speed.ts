// How fast one worker of a page searches, beside Node on the same machine and in the same minute.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright-core';
import { build } from 'vite';
import { serve } from '../packages/server/src/index.ts';
import { buildKernel, KERNEL } from './build-kernel.ts';
import { chromium } from './chromium.ts';
import { ROOT } from './root.ts';
import { searchSpeed } from './search-speed.ts';

const ROUNDS = 3;
/** What share of Node's speed a page should have. */
const GOAL = 0.7;
const NET = join(ROOT, 'packages/engine/nets/thera.net');
const OPTIONS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];

const ASK_WORKER = `new Promise((resolve, reject) => {
  const worker = new Worker('/worker.js', { type: 'module' });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
})`;

type Speeds = Readonly<Record<string, number>>;

buildKernel();
const folder = mkdtempSync(join(tmpdir(), 'thera-speed-'));
await build({
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  build: {
    outDir: folder,
    lib: { entry: join(ROOT, 'scripts/search-speed-worker.ts'), formats: ['es'], fileName: 'worker' },
  },
});
copyFileSync(KERNEL, join(folder, 'kernel.wasm'));
copyFileSync(NET, join(folder, 'thera.net'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Speed</title>');
const serving = await serve({ folder, port: 0, host: '127.0.0.1' });
if (!serving.ok) throw new Error(serving.error);
const browser = await playwright.launch({ executablePath: chromium(), args: OPTIONS });
try {
  const node: Speeds[] = [];
  const page: Speeds[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    node.push(searchSpeed(readFileSync(KERNEL), readFileSync(NET)));
    page.push(await speedOfPage(`http://localhost:${serving.value.port}/`));
  }
  for (const name of Object.keys(node[0]!)) {
    const [here, there] = [node, page].map((speeds) => Math.max(...speeds.map((speed) => speed[name]!)));
    const share = there! / here!;
    const figures = `Node ${millions(here!)}, page ${millions(there!)} million positions/s`;
    console.log(`${name}: ${figures}, ${share.toFixed(2)} of it (wanted: ${GOAL})`);
    if (share < GOAL) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await serving.value.stop();
  rmSync(folder, { recursive: true });
}

function millions(speed: number): string {
  return (speed / 1e6).toFixed(3);
}

async function speedOfPage(url: string): Promise<Speeds> {
  const page = await browser.newPage();
  await page.goto(url);
  const speeds = await page.evaluate<Speeds>(ASK_WORKER);
  await page.close();
  return speeds;
}
