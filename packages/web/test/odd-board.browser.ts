import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Serving } from '@thera/server';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe } from 'vitest';
import { CHANNEL, FREE, GUARD, OVER_THE_CHANNEL, POND, SHAPE, WORKER } from './odd-board/scene.ts';
import { type Colour, pixelsOf } from './pixels.ts';
import { pointOn } from './point-on.ts';
import { expect, originOf, servePages, test, type Visitor } from './site.ts';

/** A page of its own, for no game of ours has such a board yet. */
let serving: Serving;
const folder = mkdtempSync(join(tmpdir(), 'thera-odd-board-'));

beforeAll(async () => {
  await build({
    root: join(import.meta.dirname, 'odd-board'),
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

type Point = readonly [x: number, y: number];

const isSea = ([red, green, blue]: Colour): boolean => blue - red > 30 && green - red > 15;
const isRed = ([red, green, blue]: Colour): boolean => red - green > 60 && red - blue > 60;
const isOrange = ([red, green, blue]: Colour): boolean => red - blue > 110 && green - blue > 55 && red > 150;

/** What is seen of a board: its picture, and where the middle of each square with ground is in it. */
interface Seen {
  readonly width: number;
  readonly pixels: readonly Colour[];
  readonly middles: ReadonlyMap<number, Point>;
}

async function see(page: Page): Promise<Seen> {
  const stage = page.locator('.board-stage');
  const cells = await stage.locator('.board-cell').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const outline = [...getComputedStyle(button).clipPath.matchAll(/([\d.-]+)% ([\d.-]+)%/g)];
      const mean = (axis: 1 | 2): number =>
        outline.reduce((sum, corner) => sum + Number(corner[axis]), 0) / outline.length / 100;
      return [Number((button as HTMLElement).dataset.square), [mean(1) * width, mean(2) * height]] as const;
    }),
  );
  const { width } = (await stage.boundingBox())!;
  return {
    width: Math.round(width),
    pixels: pixelsOf(await stage.screenshot()),
    middles: new Map(cells as unknown as readonly (readonly [number, Point])[]),
  };
}

/** The middle of a hole: between the squares beside it. */
function middleOf({ middles }: Seen, square: number): Point {
  const own = middles.get(square);
  if (own) return own;
  const [a, b] = [middles.get(square - 1)!, middles.get(square + 1)!];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** The share of pixels of some kind around a place, so many pixels to each side. */
function shareAround(
  { pixels, width }: Seen,
  [x, y]: Point,
  reach: number,
  isKind: (colour: Colour) => boolean,
): number {
  const rows = Array.from({ length: 2 * reach + 1 }, (_, row) => Math.round(y) - reach + row);
  const near = rows.flatMap((row) =>
    pixels.slice(row * width + Math.round(x) - reach, row * width + Math.round(x) + reach + 1),
  );
  return near.filter(isKind).length / near.length;
}

/** Half the way from one square to the next. */
const halfSquare = (seen: Seen): number => {
  const [a, b] = [seen.middles.get(FREE[3]!)!, seen.middles.get(FREE[4]!)!];
  return Math.hypot(b[0] - a[0], b[1] - a[1]) / 2;
};

/** What is not as it has to be. */
async function faults(page: Page): Promise<readonly string[]> {
  const seen = await see(page);
  const half = Math.floor(halfSquare(seen));
  const sea = (square: number): number =>
    shareAround(seen, middleOf(seen, square), Math.floor(half * 0.6), isSea);
  const on = (square: number, isKind: (colour: Colour) => boolean): number =>
    shareAround(seen, middleOf(seen, square), half, isKind);
  const told: readonly (readonly [fault: string, isSo: boolean])[] = [
    ['no sea in the pond', sea(POND) < 0.1],
    ...CHANNEL.map((square) => [`no sea in the channel at ${square}`, sea(square) < 0.25] as const),
    ...FREE.map((square) => [`sea on ${square}`, sea(square) > 0.05] as const),
    ['no guard where it is', on(GUARD, isRed) < 0.03],
    ['a guard where none is', on(FREE[4]!, isRed) > 0.01],
    ['no worker where it is', on(WORKER, isOrange) < 0.03],
    ['a worker where none is', on(FREE[0]!, isOrange) > 0.01],
  ];
  return told.flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

const BOARDS = (['svg', 'three'] as const).flatMap((board) =>
  (['phone', 'desktop'] as const).map((screen) => ({ board, screen })),
);

describe('a board with a channel, a bridge, a pond and a missing corner', () => {
  const visitor = (settings: NonNullable<Visitor['settings']>, screen: Visitor['screen']): Visitor => ({
    origin: originOf(serving),
    screen: screen ?? 'desktop',
    settings,
  });

  test.for(BOARDS)(
    'shows land, sea and pieces where they are, $board on a $screen',
    async ({ board, screen }, { visit }) => {
      const page = await visit('/?quality=low', visitor({ board }, screen));
      if (board === 'three') await page.locator('.board-stage canvas').waitFor();
      await expect.poll(() => faults(page)).toEqual([]);
    },
  );

  test('has a button on every square with ground, which is found by a tap, and none on holes', async ({
    visit,
  }) => {
    const page = await visit('/', visitor({ board: 'svg' }, 'phone'));
    const squares = await page
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset.square)));
    expect(squares).toHaveLength(SHAPE.columns * SHAPE.rows - SHAPE.holes.length);
    expect(squares.filter((square) => SHAPE.holes.includes(square))).toEqual([]);
    for (const square of [GUARD, ...FREE]) {
      await page.touchscreen.tap(...(await pointOn(page.locator(`[data-square="${square}"]`).last())));
      await expect.poll(() => page.title()).toBe(`arrived on ${square}`);
    }
  });

  test.for(['svg', 'three'] as const)(
    'a piece goes over the bridge to where it is sent, %s',
    async (board, { visit }) => {
      const page = await visit('/?quality=low', {
        ...visitor({ board, motion: 'fast' }, 'phone'),
        motion: true,
      });
      if (board === 'three') await page.locator('.board-stage canvas').waitFor();
      await expect.poll(() => faults(page)).toEqual([]);
      const goal = FREE[2]!;
      await page.locator(`[data-square="${goal}"]`).last().focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.title()).toBe(`arrived on ${goal}`);
      const redOn = async (square: number): Promise<number> => {
        const seen = await see(page);
        return shareAround(seen, middleOf(seen, square), Math.floor(halfSquare(seen)), isRed);
      };
      await expect.poll(() => redOn(goal)).toBeGreaterThan(0.03);
      expect(await redOn(GUARD)).toBeLessThan(0.01);
    },
  );

  test('is walked over by arrow keys, also where there is no ground', async ({ visit }) => {
    const page = await visit('/', visitor({ board: 'svg' }, 'desktop'));
    await page.getByRole('gridcell', { name: `square ${OVER_THE_CHANNEL.from}`, exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    const focused = page.locator('.board-cell:focus');
    expect(await focused.getAttribute('data-square')).toBe(String(OVER_THE_CHANNEL.to));
  });
});
