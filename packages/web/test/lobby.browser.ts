import type { Page } from 'playwright-core';
import { axe, expect, test } from './site.ts';

/** Chooses one of a few that are all in sight. */
const choose = (page: Page, label: string): Promise<void> =>
  page.locator('.segment label').getByText(label, { exact: true }).first().click();

/** The address of the table that a page has gone to. */
async function tableOf(page: Page): Promise<string> {
  await page.waitForURL('**/table/*');
  return new URL(page.url()).pathname;
}

test('a table that is opened from the form of a game stands in the lobby, and who joins there sits at it', async ({
  visit,
}) => {
  const lobby = await visit('/online', { screen: 'phone' });
  await lobby.getByText('No open tables right now').waitFor();

  const host = await visit('/new?seats=p,c&powers=pan,athena');
  await choose(host, 'Online');
  expect(await host.getByRole('radio', { name: 'Person' }).evaluateAll(areChecked)).toEqual([true, true]);
  await host.getByLabel('Clock').selectOption({ label: '10 min + 5 s per turn' });
  expect(await axe(host)).toEqual([]);
  await host.getByRole('button', { name: 'Open table' }).click();
  const table = await tableOf(host);

  const row = lobby.getByRole('listitem').filter({ hasText: 'Pan vs Athena' });
  await row.getByText('10 min + 5 s per turn').waitFor();
  await row.getByText('1 player missing').waitFor();
  expect(await axe(lobby)).toEqual([]);
  await row.getByRole('button', { name: /^Join Santorini with Guest/ }).tap();
  expect(await tableOf(lobby)).toBe(table);
  const rows = await lobby.evaluate(async () => (await fetch('/api/tables/mine')).json());
  expect(rows.tables).toMatchObject([{ plan: { game: 'santorini' }, seats: [{}, { kind: 'person' }] }]);
});

test('a table with a link alone is not in the lobby', async ({ visit }) => {
  const host = await visit('/prometheus?where=online');
  await choose(host, 'With a link');
  await host.getByText('Only those you send the link to').waitFor();
  await host.getByRole('button', { name: 'Open table' }).click();
  await tableOf(host);
  const { tables } = await host.evaluate(async () => (await fetch('/api/tables')).json());
  expect(tables.filter(({ plan }: { plan: { game: string } }) => plan.game === 'prometheus')).toEqual([]);
});

test('a riddle is opened for several, and not for one alone', async ({ visit }) => {
  const page = await visit('/sphinx/riddle/0?where=online');
  await page.getByRole('button', { name: 'Open table' }).waitFor();
  await choose(page, '1');
  await page.getByRole('button', { name: 'Open table' }).waitFor({ state: 'detached' });
  await choose(page, '2');
  await page.getByRole('button', { name: 'Open table' }).click();
  await tableOf(page);
});

test('two who want the same find each other, and who has changed their mind is not found', async ({
  visit,
}) => {
  const [first, second] = [await visit('/online'), await visit('/online', { language: 'es' })];
  const pace = /10 min \+ 5 s/;
  await first.getByRole('button', { name: pace }).click();
  await first.getByText('Looking for an opponent…').waitFor();
  expect(await axe(first)).toEqual([]);
  await first.getByRole('button', { name: 'Cancel' }).click();
  await second.getByRole('button', { name: pace }).click();
  await second.getByText('Buscando rival…').waitFor();
  await first.getByRole('button', { name: pace }).click();
  const table = await tableOf(first);
  expect(await tableOf(second)).toBe(table);

  // From then on the game is found from everywhere, by whoever is waited for first of all.
  const titles: string[] = [];
  for (const page of [first, second]) {
    await page.goto('/');
    await page.locator('.all-online').waitFor();
    titles.push(await page.title());
    expect(await page.locator(`.waiting-game[href="${table}"]`).count()).toBe(
      titles.at(-1) === '(1) Thera' ? 1 : 0,
    );
  }
  expect(titles.toSorted()).toEqual(['(1) Thera', 'Thera']);
  await first.locator('.all-online').click();
  const row = first.locator(`a[href="${table}"]`);
  await row.getByText('Random draft').waitFor();
  await row.getByText(/left$/).waitFor();
  expect(await axe(first)).toEqual([]);
});

const areChecked = (inputs: (HTMLElement | SVGElement)[]): boolean[] =>
  inputs.map((input) => (input as HTMLInputElement).checked);
