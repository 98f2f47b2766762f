import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Serving } from '@thera/server';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Colour, pixelsOf } from './pixels.ts';
import { FREE, GATE, GONE, LANDED, ROUND } from './raided-island/scene.ts';
import { expect, originOf, servePages, test, type Visitor } from './site.ts';

/** A page of its own: what is drawn is looked at without any rule behind it. */
let serving: Serving;
const folder = mkdtempSync(join(tmpdir(), 'thera-raided-island-'));

beforeAll(async () => {
  await build({
    root: join(import.meta.dirname, 'raided-island'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  });
  serving = await servePages(folder);
});
afterAll(async () => {
  await serving.stop();
  rmSync(folder, { recursive: true });
});

/** Basalt and its edges are dark; ember is orange. */
const isDark = ([red, green, blue]: Colour): boolean => red + green + blue < 260 && blue - red < 25;
const isEmber = ([red, green, blue]: Colour): boolean => red - blue > 70 && red - green > 40 && red > 130;

/** The share of pixels of some kind on a square of the board. */
async function shareOn(page: Page, square: number, isKind: (colour: Colour) => boolean): Promise<number> {
  const stage = page.locator('.board-stage');
  const { width } = (await stage.boundingBox())!;
  const cell = stage.locator(`[data-square="${square}"]`).last();
  const [x, y, reach] = await cell.evaluate((button) => {
    const box = button.getBoundingClientRect();
    const corners = [...getComputedStyle(button).clipPath.matchAll(/([\d.-]+)% ([\d.-]+)%/g)];
    const along = (axis: 1 | 2): readonly number[] => corners.map((corner) => Number(corner[axis]) / 100);
    const mean = (axis: 1 | 2): number => along(axis).reduce((sum, value) => sum + value, 0) / corners.length;
    const half = ((Math.max(...along(1)) - Math.min(...along(1))) * box.width) / 2;
    return [mean(1) * box.width, mean(2) * box.height, half * 0.6] as const;
  });
  const pixels = pixelsOf(await stage.screenshot());
  const columns = Math.round(width);
  const near = Array.from({ length: 2 * Math.round(reach) + 1 }, (_, row) => {
    const start = (Math.round(y - reach) + row) * columns + Math.round(x - reach);
    return pixels.slice(start, start + 2 * Math.round(reach) + 1);
  }).flat();
  return near.filter(isKind).length / near.length;
}

/** Shows what happens next, and waits until it is done. */
async function goOn(page: Page, step: number): Promise<void> {
  await page.locator(`[data-square="${FREE}"]`).last().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.title()).toBe(`step ${step}`);
}

/** The drawing, without the number that every drawing has. */
const markupOf = (page: Page): Promise<string> =>
  page.locator('.board-layer svg').evaluate((svg) => svg.innerHTML.replaceAll(/thera\d+/g, ''));

const BOARDS = (['svg', 'three'] as const).flatMap((board) =>
  (['light', 'dark'] as const).map((theme) => ({ board, theme })),
);

describe('a raided island', () => {
  test.for(BOARDS)('shows enemies and the gate, $board, $theme', async ({ board, theme }, { visit }) => {
    const visitor: Visitor = { origin: originOf(serving), screen: 'phone', theme, settings: { board } };
    const page = await visit('/?quality=low', visitor);
    if (board === 'three') await page.locator('.board-stage canvas').waitFor();
    await expect.poll(() => shareOn(page, GONE, isEmber)).toBeGreaterThan(0.02);
    await expect.poll(() => shareOn(page, GATE, isEmber)).toBeGreaterThan(0.04);
    expect(await shareOn(page, FREE, isEmber)).toBeLessThan(0.01);
    if (theme === 'light') expect(await shareOn(page, GONE, isDark)).toBeGreaterThan(0.08);
  });

  test.for(['svg', 'three'] as const)(
    'goes through everything that can happen, %s',
    async (board, { visit }) => {
      const page = await visit('/?quality=low', {
        origin: originOf(serving),
        screen: 'phone',
        motion: true,
        settings: { board, motion: 'fast' },
      });
      if (board === 'three') await page.locator('.board-stage canvas').waitFor();
      for (let step = 1; step <= ROUND.length; step++) await goOn(page, step);
      await expect.poll(() => shareOn(page, LANDED, isEmber)).toBeGreaterThan(0.02);
      expect(await shareOn(page, GONE, isEmber)).toBeLessThan(0.01);
    },
  );

  test('is drawn step by step as if it were drawn at once', async ({ visit }) => {
    const visitor: Visitor = { origin: originOf(serving), motion: true };
    const page = await visit('/', { ...visitor, settings: { board: 'svg', motion: 'fast' } });
    for (let step = 1; step <= ROUND.length; step++) {
      await goOn(page, step);
      const drawn = await markupOf(page);
      // Whoever turns the board once around has it drawn anew.
      for (let turn = 0; turn < 4; turn++) await page.keyboard.press('t');
      expect(drawn).toBe(await markupOf(page));
    }
  });
});
