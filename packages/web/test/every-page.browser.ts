import { LANGUAGES, type Language } from '@thera/texts';
import type { Page } from 'playwright-core';
import { PAGE_TABLE } from './page-table.ts';
import { axe, expect, SCREENS, test } from './site.ts';
import { firstTabSkips, focusIsSeen } from './tabs.ts';

/**
 * Every page as every visitor may find it, and as it looks after another language was chosen: with each screen it is
 * opened in one of the languages and changed to the others. To open a page costs more than to look at it, so whatever
 * holds for every page is looked at here, while it is open.
 */
const VISITS = PAGE_TABLE.flatMap((row) => [
  { ...row, screen: 'phone', language: 'en' } as const,
  { ...row, screen: 'desktop', language: 'es' } as const,
]);

test.for(VISITS)(
  '$page on a $screen, opened in $language, in every language, light and dark: no error, nothing against it from axe, and of use to fingers or keys',
  async ({ path, takesFocus, ...visitor }, { visit }) => {
    const page = await visit(path, { ...visitor, settings: { quality: 'low' } });
    const others = LANGUAGES.filter((language) => language !== visitor.language);
    for (const language of [visitor.language, ...others]) {
      if (language !== visitor.language) await choose(page, language);
      await isAccessible(page, language);
      if (visitor.screen === 'phone') await isNarrowEnough(page);
    }
    if (visitor.screen === 'desktop') {
      expect(await squeezedWords(page)).toEqual([]);
      if (takesFocus !== true) await firstTabSkips(page);
      await focusIsSeen(page);
    }
  },
);

async function isAccessible(page: Page, language: Language): Promise<void> {
  const root = page.locator('html');
  expect(await root.getAttribute('lang')).toBe(language);
  expect(await page.locator('main').count()).toBe(1);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await root.getAttribute('data-theme')).toBe('light');
  expect(await axe(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
  expect(await axe(page, ['color-contrast'])).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-theme=light]').waitFor();
}

/** Chooses a language as in another tab of the same browser, and waits until the page speaks it. */
async function choose(page: Page, language: Language): Promise<void> {
  const skip = page.locator('.skip');
  const before = await skip.textContent();
  await page.evaluate((chosen) => {
    const key = 'thera.settings';
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: chosen });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, language);
  await expect.poll(() => skip.textContent()).not.toBe(before);
}

/** The page fits into 360 pixels, and everything in it can be tapped. */
async function isNarrowEnough(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize(SCREENS.phone.viewport);
}

/** Paragraphs that had room and yet are only a few words wide. */
function squeezedWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main p')]
      .filter((words) => words.innerText.length > 120 && words.offsetWidth < 200)
      .map((words) => `${words.offsetWidth} px: ${words.innerText.slice(0, 60)}`),
  );
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
