import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Serving } from '@thera/server';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe } from 'vitest';
import { BEACH, FREE, GOLD, ROUND } from './field/scene.ts';
import { type Colour, pixelsOf } from './pixels.ts';
import { pointOn } from './point-on.ts';
import { expect, originOf, servePages, test, type Visitor } from './site.ts';

/** A page of its own: what is drawn is looked at without any rule behind it. */
let serving: Serving;
const folder = mkdtempSync(join(tmpdir(), 'thera-field-'));

beforeAll(async () => {
  await build({
    root: join(import.meta.dirname, 'field'),
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

const isGold = ([red, green, blue]: Colour): boolean => red > 140 && red - blue > 90 && green - blue > 50;
const isWater = ([red, green, blue]: Colour): boolean => blue - red > 40 && green - red > 30;

/** The share of pixels of some kind around the middle of a square. */
async function shareOn(page: Page, square: number, isKind: (colour: Colour) => boolean): Promise<number> {
  const stage = page.locator('.board-stage');
  const { x, y, width } = (await stage.boundingBox())!;
  const [u, v] = await pointOn(stage.locator(`[data-square="${square}"]`).last());
  const pixels = pixelsOf(await stage.screenshot());
  const reach = 14;
  const near = Array.from({ length: 2 * reach + 1 }, (_, row) => {
    const start = (Math.round(v - y) - reach + row) * Math.round(width) + Math.round(u - x) - reach;
    return pixels.slice(start, start + 2 * reach + 1);
  }).flat();
  return near.filter(isKind).length / near.length;
}

describe('a field', () => {
  const visitor = (board: 'svg' | 'three', more: Partial<Visitor> = {}): Visitor => ({
    origin: originOf(serving),
    screen: 'phone',
    settings: { board, motion: 'fast' },
    ...more,
  });
  const BOARDS = (['svg', 'three'] as const).flatMap((board) =>
    (['light', 'dark'] as const).map((theme) => ({ board, theme })),
  );

  test.for(BOARDS)(
    'has room for everything there is, $board, $theme',
    async ({ board, theme }, { visit }) => {
      const page = await visit('/?crowded&quality=low', visitor(board, { theme }));
      if (board === 'three') await page.locator('.board-stage canvas').waitFor();
      await expect.poll(() => page.locator('.board-cell').count()).toBe(42);
      await expect.poll(() => page.locator('.board-cell[style*="polygon"]').count()).toBe(42);
    },
  );

  test.for(['svg', 'three'] as const)(
    'goes through everything that can happen, %s',
    async (board, { visit }) => {
      const page = await visit('/?quality=low', visitor(board, { motion: true }));
      if (board === 'three') await page.locator('.board-stage canvas').waitFor();
      await expect.poll(() => shareOn(page, GOLD, isGold)).toBeGreaterThan(0.15);
      expect(await shareOn(page, BEACH, isWater)).toBeLessThan(0.5);
      const cell = page.locator(`[data-square="${FREE}"]`).last();
      for (let step = 1; step <= ROUND.length; step++) {
        await cell.focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => page.title()).toBe(`step ${step}`);
      }
      await expect.poll(() => shareOn(page, GOLD, isGold)).toBeLessThan(0.05);
      await expect.poll(() => shareOn(page, BEACH, isWater)).toBeGreaterThan(0.5);
    },
  );
});
