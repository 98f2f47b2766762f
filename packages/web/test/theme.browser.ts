import type { Page } from 'playwright-core';
import { expect, test, type Visitor } from './site.ts';

const themeOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-theme');

const CASES: readonly [string, Visitor, string][] = [
  ['the system is dark', { theme: 'dark' }, 'dark'],
  ['the system is light', { theme: 'light' }, 'light'],
  ['dark was chosen on a light system', { theme: 'light', settings: { theme: 'dark' } }, 'dark'],
  ['light was chosen on a dark system', { theme: 'dark', settings: { theme: 'light' } }, 'light'],
];

test.for(CASES)('%s: that is the theme from the first paint on', async ([, visitor, theme], { visit }) => {
  const page = await visit('/', visitor);
  // Every theme that the page has ever had, noted from before its first script on.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const note = (): void => {
      const root = document.documentElement;
      if (document.body !== null && root !== null) seen.push(root.dataset.theme ?? '');
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.reload();
  await page.locator('h1').first().waitFor();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set([theme]));
});

test('the page follows a system that changes its mind', async ({ visit }) => {
  const page = await visit('/', { theme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
  expect(await themeOf(page)).toBe('dark');
});
