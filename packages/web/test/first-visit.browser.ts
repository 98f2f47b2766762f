import { axe, expect, test } from './site.ts';

test.for([
  { screen: 'phone', theme: 'light', language: 'en', go: 'Learn to play in ten minutes', no: 'No, thanks' },
  {
    screen: 'desktop',
    theme: 'dark',
    language: 'es',
    go: 'Aprende a jugar en diez minutos',
    no: 'No, gracias',
  },
] as const)('a new visitor is invited to the course, once ($screen, $language)', async (row, { visit }) => {
  const { go, no, ...visitor } = row;
  const page = await visit('/', visitor);
  const link = page.getByRole('link', { name: go });
  await link.waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: no }).click();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await link.count()).toBe(0);
});

test('whoever follows the invitation is not asked again', async ({ visit }) => {
  const page = await visit('/', { screen: 'phone' });
  await page.getByRole('link', { name: 'Learn to play in ten minutes' }).tap();
  await page.waitForURL(/\/learn/);
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('link', { name: 'Learn to play in ten minutes' }).count()).toBe(0);
});
