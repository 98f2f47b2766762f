// Draws the picture that links to the site are shown with: npx node scripts/draw-share-picture.js
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { islandPicture } from '@thera/board';
import { chromium as playwright } from 'playwright-core';
import { ISLAND } from '../packages/web/src/pages/home/island-scene.ts';
import { chromium } from './chromium.ts';
import { ROOT } from './root.ts';

const WEB = join(ROOT, 'packages/web');
const FONT = join(ROOT, 'node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff2');
const SIZE = { width: 1200, height: 630 };

const tokens = readFileSync(join(WEB, 'src/styles/tokens.css'), 'utf8');
const icon = readFileSync(join(WEB, 'public/icon.svg'), 'utf8');
const font = readFileSync(FONT).toString('base64');
const style = `
  @font-face { font-family: Marcellus; src: url(data:font/woff2;base64,${font}); }
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; color: #fff;
    background: linear-gradient(var(--sea-2), var(--sea-3)); }
  .island svg { position: absolute; left: 440px; top: -12px; width: 760px; }
  .icon svg { position: absolute; left: 70px; top: 150px; width: 130px; }
  p { position: absolute; left: 70px; top: 270px; margin: 0; font: 112px/1 Marcellus; }`;

const browser = await playwright.launch({
  executablePath: chromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: SIZE });
await page.setContent(
  `<style>${tokens}${style}</style><div class="island">${islandPicture(ISLAND)}</div><div class="icon">${icon}</div><p>Thera</p>`,
);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: join(WEB, 'public/share.png') });
await browser.close();
