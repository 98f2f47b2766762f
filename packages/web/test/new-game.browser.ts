import type { Page } from 'playwright-core';
import { axe, expect, test } from './site.ts';

const queryOf = (page: Page): string => new URL(page.url()).search;

test('a table is set up by hand, and its address is the link to it', async ({ visit }) => {
  const page = await visit('/new', { settings: { board: 'svg' } });
  await page.getByRole('group', { name: 'Players' }).getByText('3').click();
  await page.getByRole('group', { name: 'Powers' }).getByText('Choose').click();
  await page.getByRole('combobox', { name: 'Who plays: Player 3' }).selectOption('Person');
  await page.getByRole('button', { name: /^Power of Player 2/ }).click();
  await page.getByRole('searchbox').fill('bull');
  await page.getByRole('button', { name: /^Minotaur/ }).click();
  await page.getByRole('button', { name: /^Colour of Player 1/ }).click();
  await page.getByRole('button', { name: /^green swaps with Player 3/i }).click();
  await page.getByRole('button', { name: 'Colour of Player 3: orange' }).waitFor();
  expect(queryOf(page)).toBe('?seats=p,c2,p&looks=2,1,0&powers=simple,minotaur,simple');
  await page.reload();
  await page.getByRole('button', { name: 'Power of Player 2: Minotaur' }).waitFor();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('grid').waitFor();
});

test('only powers for the number of players are offered', async ({ visit }) => {
  const page = await visit('/new?seats=p,p,p,p&powers=pan,any,any,any', { screen: 'phone' });
  await page.getByRole('button', { name: /^Power of Player 1/ }).tap();
  await page.getByRole('button', { name: /^Apollo/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Achilles/ }).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
});

test('a banned pair is explained, and may be allowed', async ({ visit }) => {
  const page = await visit('/new?powers=hades,pan', { settings: { board: 'svg' } });
  const start = page.getByRole('button', { name: 'Start the game' });
  expect(await start.isDisabled()).toBe(true);
  await page.getByText('The publisher advises against this pair.').waitFor();
  await page.getByRole('button', { name: 'Allow anyway' }).click();
  await page.getByText('Hades meets Pan.').waitFor();
  expect(queryOf(page)).toBe('?powers=hades,pan&bans=off');
  await start.click();
  await page.getByRole('grid').waitFor();
});

test('the Golden Fleece is for two without powers', async ({ visit }) => {
  const page = await visit('/new?powers=none', { settings: { board: 'svg' } });
  await page.getByRole('switch', { name: /^Golden Fleece/ }).check();
  await page.getByRole('button', { name: /^The power beside the board/ }).click();
  expect(
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Athena/ })
      .count(),
  ).toBe(0);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Hades/ })
    .click();
  await page.waitForURL('**/new?powers=none&fleece=hades');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('grid').waitFor();
});

test.for([
  { query: 'seats=p,x', wrong: 'seats=p,x' },
  { query: 'looks=1,1', wrong: 'looks=1,1' },
  { query: 'powers=pan', wrong: 'powers=pan' },
])('a link that describes no table says what is wrong: $query', async ({ query, wrong }, { visit }) => {
  const page = await visit(`/new?${query}`);
  expect(await page.getByRole('alert').textContent()).toContain(wrong);
  expect(await page.getByRole('button', { name: 'Start the game' }).isEnabled()).toBe(true);
});

test('a power that nobody knows is refused in words', async ({ visit }) => {
  const page = await visit('/new?powers=zues,pan', { language: 'es' });
  await page.getByText('No hay ningún poder con ese nombre.').waitFor();
  expect(await page.getByRole('button', { name: 'Empezar la partida' }).isDisabled()).toBe(true);
});
