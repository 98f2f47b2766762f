import type { Page } from 'playwright-core';
import { PAGE_TABLE } from './page-table.ts';
import { expect, isDrawn, test } from './site.ts';

/** More than any page needs from its top to its main action. */
const MOST_TABS = 40;

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

test.for(PAGE_TABLE)(
  '$page: whatever has the focus is seen to have it, and the first tab offers to skip to the content',
  async ({ path, takesFocus, kept = {} }, { visit }) => {
    const page = await visit(path, { settings: { board: 'svg' }, kept });
    if (takesFocus !== true) await skips(page);
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      await page.keyboard.press('Tab');
      const seen = await focusOf(page);
      if (seen === 'end') break;
      expect(seen).toBe('seen');
    }
  },
);

/** The first tab offers to skip to the content, and does; then the page is opened anew. */
async function skips(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  expect(await hasFocus(page, '.skip')).toBe(true);
  expect(await page.locator('.skip').evaluate((link) => link.getBoundingClientRect().top)).toBe(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await hasFocus(page, '.header *, .play-header *')).toBe(false);
  await page.reload();
  await isDrawn(page);
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

test('tabs lead from the top of the home page to its main action', async ({ visit }) => {
  const page = await visit('/');
  const action = 'main .button.primary';
  await page.locator(action).first().waitFor();
  for (let tabs = 0; tabs < MOST_TABS && !(await hasFocus(page, action)); tabs++)
    await page.keyboard.press('Tab');
  expect(await hasFocus(page, action)).toBe(true);
});
