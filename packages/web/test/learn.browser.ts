import type { Page } from 'playwright-core';
import { LESSON_IDS, tasksOf } from '../src/games/santorini/lessons/course.ts';
import { axe, expect, test } from './site.ts';

/** A right turn for every task, square by square; a word is what the square shall serve for. */
const SOLUTIONS: Readonly<Record<string, string>> = {
  'move/step': 'B2 C3 B2',
  'move/diagonal': 'D4 E5 D5',
  'move/around': 'B3 C4 B5',
  'climb/block': 'B2 C3 B2',
  'climb/stairs': 'B2 C3 B2',
  'climb/down': 'C3 C2 B2',
  'build/beside': 'C2 C3 D3',
  'build/behind': 'C3 C4 C3',
  'build/stairs': 'B3 B4 C4',
  'dome/close': 'B2 C2 C3',
  'dome/wall': 'B2 C1 B1',
  'win/step': 'C3 D3',
  'win/find': 'B4 C3',
  'win/fork': 'B3 C3 D2',
  'stuck/blue': 'D3 D4 C5',
  'stuck/you': 'D2 E3 D4',
  'block/dome': 'E2 D2 D3',
  'block/height': 'A4 B4 C4',
  'block/first': 'B2 A3',
  'danger/gift': 'D4 D5 E5',
  'danger/height': 'B3 C3 B4',
  'danger/under': 'C3 B4 B5',
  'gods/apollo': 'B3 C3 B4',
  'gods/artemis': 'C2 C3 D4',
  'gods/athena': 'A1 B1 A2',
  'gods/atlas': 'B1 C2 Dome C3',
  'gods/demeter': 'E2 E3 D4 D2',
  'gods/hephaestus': 'B2 C3 C4 C4',
  'gods/hermes': 'A1 B2 C3 D4 D5',
  'gods/minotaur': 'C2 C3 B4',
  'gods/pan': 'C3 D2',
  'gods/prometheus': 'C3 Build D3 D3 C3',
};

test.for(LESSON_IDS)('the lesson about %s is solved with the keyboard', async (lesson, { visit }) => {
  const page = await visit(`/learn/${lesson}`);
  for (const task of tasksOf(lesson)) {
    await choose(page, SOLUTIONS[task.id]!);
    await page.locator('.task-praise').waitFor();
    // The way on has the focus.
    await page.keyboard.press('Enter');
    await page.locator('.task-praise').waitFor({ state: 'detached' });
  }
  const next = LESSON_IDS[LESSON_IDS.indexOf(lesson) + 1];
  expect(new URL(page.url()).pathname).toBe(next === undefined ? '/learn' : `/learn/${next}`);
});

test('a wrong turn is explained and taken back', async ({ visit }) => {
  const page = await visit('/learn/climb', { screen: 'phone' });
  await choose(page, 'D3 D4 C3');
  await page.getByText('Now C3 has two blocks').waitFor();
  await page.getByRole('gridcell', { name: /^C3, level 1/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await choose(page, 'D3 C3 D3');
  await page.getByText('Well done.').first().waitFor();
  expect(await axe(page)).toEqual([]);
});

test('who comes back goes on where they were', async ({ visit }) => {
  const page = await visit('/learn/move', { language: 'es' });
  await choose(page, SOLUTIONS['move/step']!);
  await page.getByText('Muy bien.').first().waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Lleva un obrero a la esquina E5.' }).waitFor();
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Continuar: Moverse' }).waitFor();
});

test('whoever has done everything is sent to play', async ({ visit }) => {
  const page = await visit('/learn');
  await page.evaluate(
    (done) => localStorage.setItem('thera.lessons', JSON.stringify(done)),
    Object.keys(SOLUTIONS),
  );
  await page.reload();
  await page.getByRole('link', { name: 'Play the computer' }).waitFor();
  expect(await axe(page)).toEqual([]);
});

test('a section of the rules has an address', async ({ visit }) => {
  const page = await visit('/rules#glossary');
  const heading = page.getByRole('heading', { name: 'Words' });
  const isInSight = async (): Promise<boolean> => {
    const box = await heading.boundingBox();
    return box !== null && box.y >= 0 && box.y < 900;
  };
  await expect.poll(isInSight).toBe(true);
  await page.getByRole('link', { name: 'The story' }).click();
  expect(new URL(page.url()).hash).toBe('#story');
  await expect.poll(isInSight).toBe(false);
});

async function choose(page: Page, solution: string): Promise<void> {
  for (const part of solution.split(' ')) {
    const cell = page.getByRole('gridcell', { name: new RegExp(`^${part},`) });
    if (/^[A-E][1-5]$/.test(part)) await cell.press('Enter');
    else await page.getByLabel(part).check({ force: true });
  }
}
