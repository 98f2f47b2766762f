import type { Page } from 'playwright-core';
import { expect, isDrawn } from './site.ts';

/** More than any page needs from its top to its main action. */
export const MOST_TABS = 40;

/** Whether what has the focus is of a kind. */
export const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Opens a page anew and goes through it with the tab key: whatever has the focus is seen to have it. */
export async function focusIsSeen(page: Page): Promise<void> {
  await page.reload();
  await isDrawn(page);
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    const seen = await focusOf(page);
    if (seen === 'end') break;
    expect(seen, `the focus after ${tabs + 1} tabs`).toBe('seen');
  }
}

/** The first tab offers to skip to the content, and does. */
export async function firstTabSkips(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  expect(await hasFocus(page, '.skip')).toBe(true);
  expect(await page.locator('.skip').evaluate((link) => link.getBoundingClientRect().top)).toBe(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await hasFocus(page, '.header *, .play-header *')).toBe(false);
}

/** Whether what has the focus is seen to have it; if not, what it is. */
function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const now = document.activeElement;
    if (now === null || now === document.body) return 'end';
    // The board draws the focus itself.
    if (now.matches('[role=gridcell]')) return 'seen';
    const field = now.matches('label input') ? now.closest('label')! : now;
    const styles = [getComputedStyle(now), getComputedStyle(field)];
    const isSeen = styles.some(
      ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
    );
    return isSeen ? 'seen' : now.outerHTML.slice(0, 120);
  });
}
