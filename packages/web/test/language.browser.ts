import type { Locator, Page } from 'playwright-core';
import { expect, isDrawn, test } from './site.ts';

const languageOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang');
const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

test('the browser decides the language of a new visitor', async ({ visit }) => {
  const page = await visit('/', { language: 'es' });
  expect(await languageOf(page)).toBe('es');
  await tab(page, 'Reglas').waitFor();
});

test('the address decides before the browser does', async ({ visit }) => {
  const page = await visit('/rules?lang=es');
  expect(await languageOf(page)).toBe('es');
  await tab(page, 'Reglas').waitFor();
});

test('a language that we lack changes nothing', async ({ visit }) => {
  const page = await visit('/?lang=fr');
  expect(await languageOf(page)).toBe('en');
});

test('a choice holds on every page, and after a reload', async ({ visit }) => {
  const page = await visit('/');
  await page.getByRole('button', { name: 'Español' }).click();
  await tab(page, 'Reglas').waitFor();
  await tab(page, 'Dioses').click();
  await page.reload();
  await isDrawn(page);
  expect(await languageOf(page)).toBe('es');
  await page.getByRole('button', { name: 'English' }).click();
  await tab(page, 'Rules').waitFor();
});

test.for([390, 360])(
  'on a phone %i pixels wide the other language is one tap away',
  async (width, { visit }) => {
    const page = await visit('/', { screen: 'phone' });
    await page.setViewportSize({ width, height: 800 });
    const button = page.getByRole('button', { name: 'Español' });
    const box = (await button.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await button.tap();
    await page.getByRole('button', { name: 'English' }).waitFor();
  },
);
