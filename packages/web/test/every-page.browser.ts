import { LANGUAGES } from '@thera/texts';
import type { Page } from 'playwright-core';
import { PAGE_TABLE } from './page-table.ts';
import { axe, expect, test } from './site.ts';

/** Every page as every visitor may find it. */
const VISITS = PAGE_TABLE.flatMap((row) =>
  (['phone', 'desktop'] as const).flatMap((screen) =>
    LANGUAGES.map((language) => ({ ...row, screen, language })),
  ),
);

test.for(VISITS)(
  '$page on a $screen, in $language, light and dark: no error, nothing against it from axe',
  async ({ path, ...visitor }, { visit }) => {
    const page = await visit(path, { ...visitor, settings: { quality: 'low' } });
    const root = page.locator('html');
    expect(await root.getAttribute('lang')).toBe(visitor.language);
    expect(await page.locator('main').count()).toBe(1);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await root.getAttribute('data-theme')).toBe('light');
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme=dark]').waitFor();
    expect(await axe(page, ['color-contrast'])).toEqual([]);
    if (visitor.screen === 'phone') await isNarrowEnough(page);
  },
);

/** The page fits into 360 pixels, and everything in it can be tapped. */
async function isNarrowEnough(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(await smallTargets(page)).toEqual([]);
}

/** Everything to be tapped that is narrower or lower than 44 pixels. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll('a, button, select, input, summary, label')];
    // Links in a sentence are as high as its letters; a field in a label is tapped by its label.
    const isPart = (element: Element): boolean =>
      element.matches('p a, .skip, label input') || !element.checkVisibility();
    return targets
      .filter((element) => !isPart(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 43.5)
      .map(({ element, box }) => `${box.width}×${box.height} ${element.outerHTML.slice(0, 90)}`);
  });
}
