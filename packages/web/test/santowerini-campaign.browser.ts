import { dailyOf, type Setup } from '@thera/santowerini';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { formatAnnals, NO_ANNALS } from '../src/games/santowerini/campaign/annals.ts';
import { begun, givenUp, keptText, wonGame } from './santowerini-records.ts';
import { axe, expect, test } from './site.ts';

const KEY = 'thera.santowerini';
const SVG = { settings: { board: 'svg' } } as const;
const THREE_LEVELS = formatAnnals({
  ...NO_ANNALS,
  campaign: {
    difficulty: 'normal',
    attempts: [
      { scenario: '1A', won: ['first', 'alive', 'buildings'], rounds: 6 },
      { scenario: '2B', won: ['first', 'alive', 'buildings'], rounds: 9 },
      { scenario: '3A', won: ['first', 'alive'], rounds: 11 },
    ],
  },
});

const stored = (page: Page, key = KEY): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

const store = (page: Page, key: string, text: string): Promise<void> =>
  page.evaluate(([name, value]) => localStorage.setItem(name!, value!), [key, text]);

/** The id of the game that is open. */
async function gameId(page: Page): Promise<string> {
  await page.getByRole('grid').waitFor();
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

test('from home it takes two taps to the first game', async ({ visit }) => {
  const page = await visit('/', { screen: 'phone', ...SVG });
  await page
    .getByRole('navigation', { name: 'Other games' })
    .getByRole('link', { name: /^Santowerini/ })
    .tap();
  await page.getByRole('button', { name: 'Play First Landing' }).tap();
  await page.getByRole('grid').waitFor();
});

describe('the campaign', () => {
  test('is carried over reloads: a game that goes on, a game that is over, counted once', async ({
    visit,
  }) => {
    const page = await visit('/santowerini', { screen: 'phone', kept: { [KEY]: THREE_LEVELS }, ...SVG });
    await page.getByText('22').first().waitFor();
    await page.getByText('Night Raid').click();
    await page.getByRole('button', { name: 'Play Night Raid' }).tap();
    const id = await gameId(page);
    await page.getByRole('link', { name: 'Back to home' }).tap();
    await page.waitForURL('**/santowerini');
    await page.getByRole('button', { name: 'Resume Night Raid' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Resume Night Raid' }).tap();
    expect(await gameId(page)).toBe(id);
    // The page is left between the end of the game and its count.
    const lost = givenUp(begun({ scenario: '4B', difficulty: 'normal', attempt: 1 }, 'seed'));
    await store(page, `thera.game.${id}`, keptText(lost));
    for (let visits = 0; visits < 2; visits++) {
      await page.goto('/santowerini');
      await page.getByRole('group').getByText('Second of three attempts, up to 8 points').waitFor();
    }
    const { campaign, credited } = JSON.parse((await stored(page))!);
    expect(campaign.attempts).toHaveLength(4);
    expect(credited).toEqual({ [id]: 3 });
    expect(await axe(page)).toEqual([]);
  });

  test('a game that is won says what it was worth, and leads on to the next level', async ({ visit }) => {
    const setup: Setup = { scenario: '1A', difficulty: 'easy', attempt: 1 };
    const match = wonGame(setup);
    const annals = formatAnnals({
      ...NO_ANNALS,
      campaign: { difficulty: 'easy', attempts: [] },
      playing: 'wwww2222',
    });
    const page = await visit('/play/wwww2222', {
      kept: { [KEY]: annals, 'thera.game.wwww2222': keptText(match) },
      ...SVG,
    });
    await page.getByText('Campaign, 0 before').waitFor();
    const next = page.getByRole('link', { name: 'On to level 2' });
    await next.waitFor();
    await page.reload();
    await next.click();
    await page.getByRole('button', { name: 'Play Two Sails' }).waitFor();
    const { campaign } = JSON.parse((await stored(page))!);
    expect(campaign.attempts).toHaveLength(1);
  });

  test('a game that is lost can be tried again, which is the second attempt', async ({ visit }) => {
    const lost = givenUp(begun({ scenario: '1A', difficulty: 'normal', attempt: 1 }, 'seed'));
    const annals = formatAnnals({
      ...NO_ANNALS,
      campaign: { difficulty: 'normal', attempts: [] },
      playing: 'llll2222',
    });
    const page = await visit('/play/llll2222', {
      kept: { [KEY]: annals, 'thera.game.llll2222': keptText(lost) },
      ...SVG,
    });
    await page.getByText('Two attempts left on level 1').waitFor();
    await page.getByRole('link', { name: 'Choose A or B' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('llll2222'));
    const id = await gameId(page);
    const { record } = JSON.parse((await stored(page, `thera.game.${id}`))!);
    expect(record.setup).toEqual({ scenario: '1A', difficulty: 'normal', attempt: 2 });
  });

  test('its difficulty is chosen before the first scenario, and never after', async ({ visit }) => {
    const page = await visit('/santowerini', SVG);
    await page.getByLabel('Expert').check({ force: true });
    await page.reload();
    expect(await page.getByLabel('Expert').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Play First Landing' }).click();
    await gameId(page);
    await page.goto('/santowerini');
    await page.getByRole('button', { name: 'Resume First Landing' }).waitFor();
    expect(await page.getByLabel('Expert').count()).toBe(0);
  });

  test('can be ended for another one, and goes to the past', async ({ visit }) => {
    const page = await visit('/santowerini', { kept: { [KEY]: THREE_LEVELS } });
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'End it and start over' }).click();
    await page.getByRole('button', { name: 'Play First Landing' }).waitFor();
    await page.getByRole('link', { name: 'Past campaigns and bests' }).click();
    await page.getByText('Assistant, 22 points').waitFor();
    expect(await axe(page)).toEqual([]);
  });
});

describe('a damaged campaign', () => {
  const DAMAGED = THREE_LEVELS.replace('"3A"', '"9Z"');

  test('is told in words, and not written over until one goes on', async ({ visit }) => {
    const page = await visit('/santowerini', { screen: 'phone', kept: { [KEY]: DAMAGED } });
    await page.getByText('We can’t read one attempt of the campaign.').waitFor();
    await page.getByText('bad-attempt', { exact: true }).waitFor();
    await page.getByText('1A, won in 6 rounds').waitFor();
    expect(await page.getByRole('button', { name: 'Play Sappers at the Wall' }).isDisabled()).toBe(true);
    expect(await axe(page)).toEqual([]);
    await page.reload();
    await page.getByText('bad-attempt', { exact: true }).waitFor();
    expect(await stored(page)).toBe(DAMAGED);
    await page.getByRole('button', { name: 'Continue with what’s left' }).tap();
    await page.getByText('bad-attempt', { exact: true }).waitFor({ state: 'detached' });
    expect(await stored(page, `${KEY}.damaged`)).toBe(DAMAGED);
    await page.reload();
    await page.getByRole('button', { name: 'Play Sappers at the Wall' }).waitFor();
    await page.getByText('15').first().waitFor();
  });

  test('that is no campaign at all costs nothing else: one can play', async ({ visit }) => {
    const page = await visit('/santowerini', { kept: { [KEY]: '{"version":1,' }, language: 'es', ...SVG });
    await page.getByText('No podemos leer nada').waitFor();
    await page.getByRole('button', { name: 'Seguir con lo que queda' }).click();
    await page.getByRole('button', { name: 'Jugar: Primer desembarco' }).click();
    await page.getByRole('grid').waitFor();
  });
});

describe('the scenario of the day', () => {
  const NOON = new Date('2026-11-17T12:00:00Z');

  test('is the same on two devices: set-up, dice and island', async ({ visit }) => {
    const devices = await Promise.all([visit('/', { screen: 'phone', ...SVG }), visit('/', SVG)]);
    const seen = await Promise.all(
      devices.map(async (page) => {
        await page.clock.setFixedTime(NOON);
        await page.goto('/santowerini');
        await page.getByRole('button', { name: 'Play today’s scenario' }).click();
        const id = await gameId(page);
        const { record } = JSON.parse((await stored(page, `thera.game.${id}`))!);
        const cells = page.getByRole('gridcell');
        return { record, labels: await cells.evaluateAll((all) => all.map((cell) => cell.ariaLabel)) };
      }),
    );
    const { setup, seed } = dailyOf('2026-11-17');
    expect(seen[0]!.record.setup).toEqual(setup);
    expect(seen[0]!.record.seed).toBe(seed);
    expect(seen[1]).toEqual(seen[0]);
  });

  test('is counted, shown and shared; a second try is a second attempt', async ({ visit }) => {
    const { setup, seed } = dailyOf('2026-11-17');
    const lost = givenUp(begun(setup, seed));
    const page = await visit('/', { kept: { 'thera.game.dddd2222': keptText(lost) }, ...SVG });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.setFixedTime(NOON);
    await page.goto('/santowerini');
    await page.getByText('Lost once so far').waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('17 November 2026');
    expect(copied).toContain('/santowerini/play?day=2026-11-17');
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL('**/play/*');
    const id = await gameId(page);
    const { record } = JSON.parse((await stored(page, `thera.game.${id}`))!);
    expect(record.setup).toEqual({ ...setup, attempt: 2 });
    expect(record.seed).toBe(seed);
  });
});

test('any scenario can be played alone, at any difficulty', async ({ visit }) => {
  const page = await visit('/santowerini', { screen: 'phone', ...SVG });
  await page.getByRole('button', { name: 'Single scenario' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Single scenario' });
  await sheet.getByLabel('Easy').check({ force: true });
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole('button', { name: /Encircled/ }).tap();
  const id = await gameId(page);
  const { record } = JSON.parse((await stored(page, `thera.game.${id}`))!);
  expect(record.setup).toEqual({ scenario: '5B', difficulty: 'easy', attempt: 1 });
});
