import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MapScene } from '@thera/board';
import type { Serving } from '@thera/server';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe } from 'vitest';
import { TURNS } from './map-board/turns.ts';
import { axe, expect, originOf, servePages, test, type Visitor } from './site.ts';

/** A page of its own: what is drawn is looked at without any rule behind it. */
let serving: Serving;
const folder = mkdtempSync(join(tmpdir(), 'thera-map-board-'));

beforeAll(async () => {
  await build({
    root: join(import.meta.dirname, 'map-board'),
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

const visitor = (more: Visitor = {}): Visitor => ({
  origin: originOf(serving),
  ...more,
  settings: { board: 'svg', ...more.settings },
});

/** Names of areas that leave their map, or lie over another name. */
const misplacedNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg.map .names')].flatMap((group) => {
      const frame = group.closest('svg')!.getBoundingClientRect();
      const names = [...group.querySelectorAll('text')].map((text) => ({
        text: text.textContent,
        box: text.getBoundingClientRect(),
      }));
      const isOut = ({ box }: (typeof names)[number]): boolean =>
        box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
      const meets = (one: DOMRect, other: DOMRect): boolean =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      return names
        .filter(
          (name, index) => isOut(name) || names.slice(index + 1).some(({ box }) => meets(name.box, box)),
        )
        .map(({ text }) => text);
    }),
  );

describe('names', () => {
  test.for(
    (['tall', 'wide'] as const).flatMap((form) =>
      (['en', 'es'] as const).map((language) => ({ form, language })),
    ),
  )('stand apart on a map that is $form, in $language', async ({ form, language }, { visit }) => {
    const page = await visit(`/?form=${form}&language=${language}`, visitor());
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('svg.map .names text').count()).toBe(53);
    expect(await misplacedNames(page)).toEqual([]);
  });
});

describe('areas', () => {
  test.for(['tall', 'wide'] as const)('are found by a tap on a map that is %s', async (form, { visit }) => {
    const page = await visit(`/?form=${form}`, visitor());
    const areas = await page
      .locator('.map-areas [data-area]')
      .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.area!));
    expect(areas).toHaveLength(53);
    // Every fifth will do: they are all made alike.
    for (const area of areas.filter((_, index) => index % 5 === 0)) {
      const button = page.locator(`.map-areas [data-area="${area}"]`);
      await page.locator('.map-pane', { has: button }).scrollIntoViewIfNeeded();
      const [x, y] = await button.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const corners = [...getComputedStyle(element).clipPath.matchAll(/([\d.-]+)% ([\d.-]+)%/g)];
        const mean = (axis: 1 | 2): number =>
          corners.reduce((sum, corner) => sum + Number(corner[axis]), 0) / corners.length / 100;
        return [left + mean(1) * width, top + mean(2) * height] as const;
      });
      await page.mouse.click(x, y);
      await expect.poll(() => page.title()).toBe(`chosen ${area}`);
    }
  });

  test('are walked over by arrow keys, and the one with the keyboard has a ring', async ({ visit }) => {
    const page = await visit('/', visitor());
    await page.locator('.map-areas [data-area="S9"]').focus();
    const reached: (string | undefined)[] = [];
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) {
      await page.keyboard.press(key);
      reached.push(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.area));
    }
    expect(reached).toEqual(['S8', 'S13', 'S14', 'S8']);
    await page.locator('svg.map-styx .focus').waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await expect.poll(() => page.title()).toBe('chosen S8');
  });

  test('are judged clean', async ({ visit }) => {
    expect(await axe(await visit('/', visitor({ screen: 'phone' })))).toEqual([]);
  });
});

/** What stands and lies on a map, and what of its ground is hidden. */
const drawn = (page: Page, map: string): Promise<string> =>
  page.evaluate((name) => {
    // The ground and what stands on it are sheets of their own.
    const hidden = [...document.querySelectorAll(`svg.map-${name} .area [style*="hidden"]`)].map(
      (part) => `${part.closest<SVGElement>('.area')!.dataset.cell} ${part.getAttribute('class')}`,
    );
    // The names of clips belong to one drawing.
    return ['.trails', '.standing', '.over', '.ghosts']
      .map((layer) =>
        document.querySelector(`svg.map-${name} ${layer}`)!.innerHTML.replaceAll(/map\d+-/g, ''),
      )
      .concat(hidden)
      .join('\n');
  }, map);

const show = (page: Page, map: number, scene: MapScene): Promise<void> =>
  page.evaluate(([index, next]) => window.showScene(index, next), [map, scene] as const);

describe('what happens', () => {
  test.for(TURNS)('$name, and afterwards all is as if it had been drawn at once', async (turn, { visit }) => {
    const moving = await visit('/?bare', visitor({ motion: true, settings: { motion: 'fast' } }));
    const map = turn.before.map === 'styx' ? 0 : 1;
    await show(moving, map, turn.before);
    const running = moving.evaluate(
      ([index, next]) => {
        const rest = window.showScene(index, next);
        const count = document.getAnimations().length;
        return rest.then(() => count);
      },
      [map, turn.after] as const,
    );
    expect(await running).toBeGreaterThan(0);
    const still = await visit('/?bare', visitor());
    await show(still, map, turn.after);
    expect(await drawn(moving, turn.after.map)).toBe(await drawn(still, turn.after.map));
    expect(await moving.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('is a cut for who wants no motion', async ({ visit }) => {
    const page = await visit('/?bare', visitor());
    const [{ before, after }] = TURNS;
    await show(page, 1, before);
    const count = await page.evaluate((next) => {
      void window.showScene(1, next);
      return document.getAnimations().length;
    }, after);
    expect(count).toBe(0);
  });

  test('touches nothing but what is different', async ({ visit }) => {
    const page = await visit('/', visitor());
    const touched = await page.evaluate(async () => {
      const sheets = document.querySelectorAll('svg.map-olympus');
      const areas = new Set<string>();
      const watch = new MutationObserver((records) => {
        for (const { target } of records)
          areas.add((target as Element).closest<SVGElement>('[data-cell]')?.dataset.cell ?? 'elsewhere');
      });
      for (const sheet of sheets) watch.observe(sheet, { childList: true, subtree: true, attributes: true });
      await window.moveOne();
      watch.disconnect();
      return [...areas].sort();
    });
    expect(touched).toEqual(['O5', 'O9']);
  });
});
