import { expect, test } from './site.ts';
import { hasFocus, MOST_TABS } from './tabs.ts';

test('tabs lead from the top of the home page to its main action', async ({ visit }) => {
  const page = await visit('/');
  const action = 'main .button.primary';
  await page.locator(action).first().waitFor();
  for (let tabs = 0; tabs < MOST_TABS && !(await hasFocus(page, action)); tabs++)
    await page.keyboard.press('Tab');
  expect(await hasFocus(page, action)).toBe(true);
});
