import type { Page } from 'playwright-core';
import { formatGameLink } from '../src/games/santowerini/links/game-link.ts';
import { wonGame } from './santowerini-records.ts';
import { axe, expect, test } from './site.ts';

const SVG = { settings: { board: 'svg' } } as const;

async function labels(page: Page): Promise<readonly (string | null)[]> {
  await page.getByRole('grid').waitFor();
  return page.getByRole('gridcell').evaluateAll((all) => all.map((cell) => cell.ariaLabel));
}

test('a scenario with its seed is a link: the same landing and dice on two devices', async ({ visit }) => {
  const path = '/santowerini/play?scenario=4A&difficulty=expert&seed=thera-1';
  const pages = [await visit(path, SVG), await visit(path, { screen: 'phone', ...SVG })];
  const [first, second] = await Promise.all(pages.map(labels));
  expect(first).toEqual(second);
  expect(first!.some((label) => label?.includes('to act'))).toBe(true);
  const [page] = pages as [Page];
  const { pathname } = new URL(page.url());
  expect(pathname).toMatch(/^\/play\/\w{8}$/);
  // Who follows the link again goes on with the game.
  await page.goto(path);
  await page.waitForURL(`**${pathname}`);
});

test('a finished game is a link: it is looked at, and does not count', async ({ visit }) => {
  const { record } = wonGame({ scenario: '1A', difficulty: 'easy', attempt: 1 });
  const { setup, seed, events } = record;
  const path = `/santowerini/play?${formatGameLink({ setup, seed, events })}`;
  const page = await visit(path, SVG);
  await page.getByText('The island stands').first().waitFor();
  const { pathname } = new URL(page.url());
  const other = await visit(path, { screen: 'phone', ...SVG });
  await other.getByText('The island stands').first().waitFor();
  expect(await labels(other)).toEqual(await labels(page));
  expect(new URL(other.url()).pathname).toBe(pathname);
  await page.goto('/santowerini/past');
  await page.getByText('Nothing yet').waitFor();
});

test.for([
  ['scenario=9C', 'no-such-scenario', 'There’s no such scenario. They go from 1A to 6B.'],
  ['scenario=4A&difficulty=brutal', 'no-such-difficulty', 'A game is easy, normal or expert.'],
  ['scenario=4A&seed=a&turns=abcd', 'bad-turns', 'We can’t read its turns.'],
  ['scenario=4A&seed=a&turns=aaa', 'impossible-turns', 'Its turns aren’t possible'],
  ['day=2026-02-30', 'no-such-day', 'There’s no such day.'],
  ['scenario=4A&scenario=4B', 'field-twice', 'It says the same thing twice.'],
] as const)('a link that leads nowhere says why: %s', async ([query, code, words], { visit }) => {
  const page = await visit(`/santowerini/play?${query}`);
  await page.getByText(words).waitFor();
  await page.getByText(code, { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to Santowerini' }).click();
  await page.getByRole('button', { name: 'Play First Landing' }).waitFor();
});
