import type { Page } from 'playwright-core';
import { axe, expect, test } from './site.ts';

const queryOf = (page: Page): string => new URL(page.url()).search;

test('a table is set up by hand, and its address is the link to it', async ({ visit }) => {
  const page = await visit('/new', { settings: { board: 'svg' } });
  await page.getByRole('group', { name: 'Players' }).getByText('3').click();
  await page.getByRole('group', { name: 'Powers' }).getByText('Choose').click();
  await page.getByRole('group', { name: 'Player 3' }).getByText('Person').click();
  await page.getByRole('slider', { name: 'Level · Player 2' }).fill('6');
  await page.getByRole('button', { name: /^Player 2’s power/ }).click();
  await page.getByRole('searchbox').fill('bull');
  await page.getByRole('button', { name: /^Minotaur/ }).click();
  await page.getByRole('button', { name: /^Player 1’s colour/ }).click();
  await page.getByRole('button', { name: /^green swaps with Player 3/i }).click();
  await page.getByRole('button', { name: 'Player 3’s colour: orange' }).waitFor();
  expect(queryOf(page)).toBe('?game=santorini&seats=p,c6,p&looks=2,1,0&powers=simple,minotaur,simple');
  await page.reload();
  await page.getByRole('button', { name: 'Player 2’s power: Minotaur' }).waitFor();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByRole('grid').waitFor();
});

test('who is quicker than the page is drawn loses nothing', async ({ visit }) => {
  const page = await visit('/new?seats=p,p,p', { settings: { board: 'svg' } });
  await page.getByRole('group', { name: 'Player 3' }).waitFor();
  // In one task, so that nothing is drawn in between.
  await page.evaluate(`for (const name of ['Player 2', 'Player 3']) {
    const group = [...document.querySelectorAll('[role=group], fieldset')].find((one) =>
      (one.getAttribute('aria-label') ?? one.querySelector('legend')?.textContent) === name);
    [...group.querySelectorAll('label')].find((label) => label.textContent === 'Computer').click();
  }`);
  await expect.poll(() => queryOf(page)).toContain('seats=p,c3,c3');
});

test('a level is chosen by keys, by touching its arch and one by one', async ({ visit }) => {
  const page = await visit('/new', { screen: 'phone' });
  const slider = page.getByRole('slider', { name: 'Level · Player 2' });
  const isSaid = (said: RegExp): Promise<void> =>
    expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(said);
  await isSaid(/^Mason, 3 of 8\. Spots your threats/);
  await slider.focus();
  for (const [key, said] of [
    ['ArrowRight', /^Builder, 4 of 8/],
    ['End', /^Titan, 8 of 8/],
    ['Home', /^Novice, 1 of 8/],
  ] as const) {
    await page.keyboard.press(key);
    await isSaid(said);
  }
  const { x, y, width, height } = (await slider.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(44);
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await page.touchscreen.tap(x + ((number - 0.5) * width) / 8, y + height / 2);
    await isSaid(new RegExp(`, ${number} of 8`));
  }
  const [weaker] = await page.locator('.level-step').all();
  await weaker!.tap();
  await isSaid(/^Daedalus, 7 of 8/);
  expect(queryOf(page)).toBe('?game=santorini&seats=p,c7');
});

test('only powers for the number of players are offered', async ({ visit }) => {
  const page = await visit('/new?seats=p,p,p,p&powers=pan,any,any,any', { screen: 'phone' });
  await page.getByRole('button', { name: /^Player 1’s power/ }).tap();
  await page.getByRole('button', { name: /^Apollo/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Achilles/ }).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
});

test('a banned pair is explained, and may be allowed', async ({ visit }) => {
  const page = await visit('/new?powers=hades,pan', { settings: { board: 'svg' } });
  const start = page.getByRole('button', { name: 'Start game' });
  expect(await start.isDisabled()).toBe(true);
  await page.getByText('The publisher advises against this pair.').waitFor();
  await page.getByRole('button', { name: 'Allow anyway' }).click();
  await page.getByText('Hades and Pan may meet.').waitFor();
  expect(queryOf(page)).toBe('?game=santorini&powers=hades,pan&bans=off');
  await start.click();
  await page.getByRole('grid').waitFor();
});

test('the Golden Fleece is found among the powers, and whoever takes it plays without others', async ({
  visit,
}) => {
  const page = await visit('/new?powers=pan,any');
  await page.getByRole('button', { name: /^Player 1’s power/ }).click();
  await page.getByRole('searchbox').fill('golden fl');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Golden Fleece/ })
    .click();
  await page.waitForURL('**/new?game=santorini&powers=none&fleece=dice');
  await page
    .getByRole('switch', { name: /^Golden Fleece/ })
    .and(page.locator(':checked'))
    .waitFor();
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
  await page.waitForURL('**/new?game=santorini&powers=none&fleece=hades');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByRole('grid').waitFor();
});

test.for([
  { query: 'seats=p,x', wrong: 'seats=p,x' },
  { query: 'looks=1,1', wrong: 'looks=1,1' },
  { query: 'powers=pan', wrong: 'powers=pan' },
])('a link that describes no table says what is wrong: $query', async ({ query, wrong }, { visit }) => {
  const page = await visit(`/new?${query}`);
  expect(await page.getByRole('alert').textContent()).toContain(wrong);
  expect(await page.getByRole('button', { name: 'Start game' }).isEnabled()).toBe(true);
});

test('a power that nobody knows is refused in words', async ({ visit }) => {
  const page = await visit('/new?powers=zues,pan', { language: 'es' });
  await page.getByText('No hay ningún poder con ese nombre.').waitFor();
  expect(await page.getByRole('button', { name: 'Empezar' }).isDisabled()).toBe(true);
});

test('favourites are marked in the form, and too few are told', async ({ visit }) => {
  const page = await visit('/new?powers=any,any', { language: 'en' });
  const start = page.getByRole('button', { name: 'Start game' });
  await page.getByRole('switch', { name: /^Favourites only/ }).check();
  await page.getByText('Too few favourites for this game.').waitFor();
  expect(await start.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Mark favourite and unwanted gods' }).click();
  const sheet = page.getByRole('dialog');
  for (const god of ['Pan', 'Atlas']) await sheet.getByRole('button', { name: `Favourite: ${god}` }).click();
  await sheet.getByRole('button', { name: 'Never deal Zeus' }).click();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByText('2 favourites, 1 never dealt.').waitFor();
  await start.click();
  await page.waitForURL(/\/play\//);
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('thera.game.') ? [text] : [])),
  );
  expect(JSON.parse(kept[0]!).record.setup.powers.toSorted()).toEqual(['atlas', 'pan']);
});

test('on a desktop the form stands beside an island with seats, colours and gods', async ({ visit }) => {
  const page = await visit('/new?powers=pan,any');
  const island = page.locator('.table-island');
  await island.getByText('Pan', { exact: true }).waitFor();
  expect(await island.locator('.table-island-seats li').count()).toBe(2);
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await expect.poll(() => island.locator('.table-island-seats li').count()).toBe(3);
  await page.setViewportSize({ width: 390, height: 844 });
  await island.waitFor({ state: 'detached' });
});

test('what is wrong with a link stands above the form, and the island beside both', async ({ visit }) => {
  const page = await visit('/new?powers=pan');
  const [note, island] = await Promise.all(
    [page.getByRole('alert'), page.locator('.table-island')].map(async (part) => (await part.boundingBox())!),
  );
  expect(note!.y).toBe(island!.y);
  expect(note!.x + note!.width).toBeLessThan(island!.x);
});
