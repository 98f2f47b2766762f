import { axe, expect, test } from './site.ts';

const NOT_FOUND = [/status of 404/];

test('an unknown address says so, in words and in its status, and leads back', async ({ visit }) => {
  const page = await visit('/atlantis', { expects: NOT_FOUND });
  await page.getByRole('heading', { name: 'Nothing here but open sea' }).waitFor();
  expect(await axe(page)).toEqual([]);
  expect((await page.request.get('/atlantis', { headers: { accept: 'text/html' } })).status()).toBe(404);
  await page.getByRole('link', { name: 'Thera, home' }).click();
  await page.waitForURL('/');
});

test('within the site it is the same', async ({ visit }) => {
  const page = await visit('/');
  await page.evaluate(() => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/gods/pan/and/more';
    link.click();
  });
  await page.getByRole('heading', { name: 'Nothing here but open sea' }).waitFor();
});
