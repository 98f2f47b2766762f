import { POWER_IDS } from '@thera/santorini';
import { santoriniCatalogueOf } from '@thera/texts/santorini';
import type { Locator, Page } from 'playwright-core';
import { axe, expect, SCREENS, test } from './site.ts';

const texts = santoriniCatalogueOf('en');
const names = (page: Page): Promise<string[]> => page.locator('.god-name').allTextContents();

test('every power is in the gallery, and what is asked for stays in the address', async ({ visit }) => {
  const page = await visit('/gods');
  expect(await names(page)).toHaveLength(POWER_IDS.length);
  await page.getByRole('button', { name: /^Heroes/ }).click();
  await page.getByRole('searchbox').fill('two levels');
  expect(await names(page)).toEqual(['Bellerophon', 'Theseus']);
  await page.reload();
  await page.getByText('2 powers').waitFor();
  await page.getByRole('searchbox').fill('nothing like it');
  await page.getByRole('button', { name: 'Show all' }).click();
  expect(await names(page)).toHaveLength(POWER_IDS.length);
});

test('accents do not matter', async ({ visit }) => {
  const page = await visit('/gods', { language: 'es' });
  await page.getByRole('searchbox').fill('hecate');
  expect(await names(page)).toContain('Hécate');
});

test.for(Object.keys(SCREENS) as (keyof typeof SCREENS)[])(
  'one power on a %s: its address, the way back, arrows and Escape',
  async (screen, { visit }) => {
    const page = await visit('/gods', { screen });
    const heading = (name: string): Locator => page.getByRole('heading', { level: 2, name, exact: true });
    await page.getByRole('link', { name: /^Artemis/ }).click();
    await heading('Artemis').waitFor();
    expect(new URL(page.url()).pathname).toBe('/gods/artemis');
    await page.keyboard.press('ArrowRight');
    await heading('Athena').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await heading('Apollo').waitFor();
    expect(new URL(page.url()).pathname).toBe('/gods/apollo');
    await page.goBack();
    await heading('Apollo').waitFor({ state: 'detached' });
    await page.goForward();
    await heading('Apollo').waitFor();
    await page.keyboard.press('Escape');
    await heading('Apollo').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/gods');
  },
);

test('a power that is shared opens by itself, with its banned partners and a table to play it', async ({
  visit,
}) => {
  const page = await visit('/gods/hades');
  await page.getByRole('heading', { level: 2, name: 'Hades' }).waitFor();
  await page.getByText(texts.pairNotes.printed).waitFor();
  const play = page.getByRole('link', { name: 'Play as Hades' });
  expect(await play.getAttribute('href')).toBe('/new?game=santorini&powers=hades,simple');
  await page.getByRole('complementary').getByRole('link', { name: 'Pan', exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'Pan' }).waitFor();
});

test('nothing against an open trial from axe', async ({ visit }) => {
  const page = await visit('/gods/limus', { screen: 'phone' });
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('grid').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
  expect(await axe(page, ['color-contrast'])).toEqual([]);
});

test.for([
  ['en', 'golden fleece', 'Golden Fleece'],
  ['es', 'vellocino', 'Vellocino de Oro'],
] as const)(
  'the Golden Fleece is found under its own name: %s',
  async ([language, words, name], { visit }) => {
    const page = await visit(`/gods?q=${encodeURIComponent(words)}`, { language });
    const tip = page.locator('.fleece-found');
    await tip.getByText(name, { exact: true }).waitFor();
    expect(await page.locator('.god-cards > li').count()).toBeGreaterThan(10);
    await tip.getByRole('link').click();
    await page.getByRole('switch', { name }).and(page.locator(':checked')).waitFor();
  },
);

test('a god is marked as favourite or unwanted, and that is kept', async ({ visit }) => {
  const page = await visit('/gods/pan', { screen: 'phone', language: 'es' });
  const favourite = page.getByRole('button', { name: 'Favorito', exact: true });
  await favourite.tap();
  expect(await favourite.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Este no', exact: true }).tap();
  expect(await favourite.getAttribute('aria-pressed')).toBe('false');
  expect(await axe(page)).toEqual([]);
  await page.reload();
  const unwanted = page.getByRole('button', { name: 'Este no', exact: true });
  expect(await unwanted.getAttribute('aria-pressed')).toBe('true');
});
