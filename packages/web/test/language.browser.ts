import type { Page } from 'playwright-core';
import { expect, isDrawn, test } from './site.ts';

const languageOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang');
const rules = (page: Page, name: string): Promise<void> => page.getByRole('link', { name }).waitFor();

test('the browser decides the language of a new visitor', async ({ visit }) => {
  const page = await visit('/', { language: 'es' });
  expect(await languageOf(page)).toBe('es');
  await rules(page, 'Reglas');
});

test('the address decides before the browser does', async ({ visit }) => {
  const page = await visit('/rules?lang=es');
  expect(await languageOf(page)).toBe('es');
  await rules(page, 'Reglas');
});

test('a language that we lack changes nothing', async ({ visit }) => {
  const page = await visit('/?lang=fr');
  expect(await languageOf(page)).toBe('en');
});

test('a choice holds on every page, and after a reload', async ({ visit }) => {
  const page = await visit('/');
  await page.getByRole('button', { name: 'Español' }).click();
  await rules(page, 'Reglas');
  await page.getByRole('link', { name: 'Dioses' }).click();
  await page.reload();
  await isDrawn(page);
  expect(await languageOf(page)).toBe('es');
  await page.getByRole('button', { name: 'English' }).click();
  await rules(page, 'Rules');
});
