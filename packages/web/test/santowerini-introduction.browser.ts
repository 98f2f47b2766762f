import { EXERCISE_NAMES, type ExerciseName } from '@thera/texts/santowerini';
import type { Page } from 'playwright-core';
import { axe, expect, test } from './site.ts';

/** A right turn for every exercise, square by square. */
const SOLUTIONS: Readonly<Record<ExerciseName, string>> = {
  build: 'B2 B3 C3',
  defeat: 'B2 B3 C4',
  bait: 'E3 E4 D3',
  gate: 'B2 B1 C2',
  brute: 'A3 B4 C3',
};

async function choose(page: Page, squares: string): Promise<void> {
  for (const square of squares.split(' '))
    await page.getByRole('gridcell', { name: new RegExp(`^${square},`) }).press('Enter');
}

test('the introduction is played with the keyboard, from the first exercise to the campaign', async ({
  visit,
}) => {
  const page = await visit('/santowerini');
  await page.getByRole('link', { name: 'Start the introduction' }).press('Enter');
  for (const name of EXERCISE_NAMES) {
    await page.getByText(`Exercise ${EXERCISE_NAMES.indexOf(name) + 1} of 5`).waitFor();
    await choose(page, SOLUTIONS[name]);
    await page.locator('.exercise-praise').waitFor();
    // The way on has the focus.
    await page.keyboard.press('Enter');
    await page.locator('.exercise-praise').waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Play First Landing' }).waitFor();
  expect(await page.getByText('New here?').count()).toBe(0);
});

test('a wrong turn is explained and taken back; a hint helps', async ({ visit }) => {
  const page = await visit('/santowerini/learn', { screen: 'phone' });
  await choose(page, 'D2 E2 E3');
  await page.getByText('The house goes on C3.').waitFor();
  await page.getByRole('gridcell', { name: /^E3, ground/ }).waitFor();
  await page.getByRole('button', { name: 'Show hint' }).tap();
  await page.getByText('Move either builder next to C3').waitFor();
  expect(await axe(page)).toEqual([]);
  await choose(page, SOLUTIONS.build);
  await page.getByText('for the Raider on E5').first().waitFor();
  expect(await axe(page)).toEqual([]);
});

test('who comes back goes on where they were', async ({ visit }) => {
  const page = await visit('/santowerini/learn', { language: 'es' });
  await choose(page, SOLUTIONS.build);
  await page.getByText('Muy bien.').first().waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Derrota al Saqueador de C4.' }).waitFor();
});
