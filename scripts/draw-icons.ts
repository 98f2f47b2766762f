// Draws the icons that must be pixels from the one that is drawn by hand: node scripts/draw-icons.ts
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright-core';
import { chromium } from './chromium.ts';
import { ROOT } from './root.ts';

const FOLDER = join(ROOT, 'packages/web/public');

/** A picture to be cut by the system, or that must not be transparent, fills its square. */
const ICONS = [
  { file: 'icon-192.png', size: 192, fills: false },
  { file: 'icon-512.png', size: 512, fills: false },
  { file: 'icon-maskable-512.png', size: 512, fills: true },
  { file: 'apple-touch-icon.png', size: 180, fills: true },
] as const;

const svg = readFileSync(join(FOLDER, 'icon.svg'), 'utf8');
const browser = await playwright.launch({
  executablePath: chromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { file, size, fills } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawing = fills ? filling(svg) : svg;
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${drawing}`);
  await page.screenshot({ path: join(FOLDER, file), omitBackground: true });
  await page.close();
}
await browser.close();

/** The same drawing with more around it, so that nothing is lost when it is cut to a circle. */
function filling(drawing: string): string {
  return drawing
    .replace('viewBox="56 66 400 400"', 'viewBox="0 10 512 512"')
    .replace('x="56" y="66" width="400" height="400" rx="88"', 'y="10" width="512" height="512"');
}
