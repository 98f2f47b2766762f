import { loadPrometheusLessonsText } from '@thera/texts/prometheus';
import type { Page } from 'playwright-core';
import { PrometheusPage } from './prometheus-page.ts';
import { axe, expect, SCREENS, test } from './site.ts';

const STEADY = { board: 'svg', motion: 'off', sound: 'off', confirm: 'never' } as const;

/** Begins a lesson by its button. */
async function lesson(page: Page, number: number): Promise<PrometheusPage> {
  await page
    .locator('.lesson-card .button')
    .nth(number - 1)
    .click();
  await page.waitForURL('**/play/**');
  return PrometheusPage.on(page);
}

test('the first lesson leads past the nets and out of Olympus', async ({ visit }) => {
  const { lessons } = await loadPrometheusLessonsText('en');
  const page = await visit('/prometheus/learn', { settings: STEADY });
  const game = await lesson(page, 1);
  const { kinds } = game.words.game.actions;
  await expect.poll(() => page.locator('.lesson-guide p').innerText()).toBe(lessons.nets.lines[0]);
  await game.card('centaurs').click();
  await game.pill(kinds.run).click();
  await game.deciding(() => game.tap('O9'));
  // The net has closed, and is gone with the activation.
  expect((await game.match()).state.turned.net).toBe(1);
  await game.page.locator('.manoeuvre', { hasText: kinds.second }).click();
  await game.card('zeus').click();
  await game.pill(kinds.run).click();
  await game.tap('O2');
  // The other side has no cards and passes; from a blue area one more step is the way out.
  await game.deciding(() => game.button(kinds.done).click(), 2);
  await game.card('zeus').click();
  await game.pill(kinds.exit).click();
  const over = page.locator('.action.over');
  await expect.poll(() => over.innerText()).toMatch(/Zeus/);
  await over.getByRole('button', { name: game.text.next, exact: true }).click();
  await expect.poll(() => page.locator('.lesson-guide p').innerText()).toBe(lessons.hound.lines[0]);
});

test('the second lesson calms the hound; on a phone, and nothing against it from axe', async ({ visit }) => {
  const page = await visit('/prometheus/learn', { screen: 'phone', settings: STEADY });
  const game = await lesson(page, 2);
  const { kinds } = game.words.game.actions;
  await game.card('hades').click();
  await game.tap('S21');
  await game.pill(kinds.calm).click();
  await expect.poll(() => page.locator('.map-tab').first().innerText()).toMatch(game.words.goals.rage(1));
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREENS.phone.viewport.width);
  await game.button(/End the activation/).click();
  await game.page.locator('.manoeuvre', { hasText: kinds.second }).click();
  await game.card('hephaestus').click();
  await game.tap('S21');
  await game.pill(kinds.calm).click();
  await isLearnt(game, 'hound');
});

test('the third lesson destroys the Spartans: a touched enemy shows every blow, and a blow its odds', async ({
  visit,
}) => {
  const page = await visit('/prometheus/learn', { settings: STEADY });
  const game = await lesson(page, 3);
  await game.tap('O12');
  expect(await page.locator('.act-pill.is-rival').count()).toBeGreaterThan(2);
  await page.locator('.act-pill.is-rival', { hasText: game.words.game.actions.kinds.attack }).first().click();
  await expect.poll(() => page.locator('.attack-forecast').innerText()).toMatch(/8\s*dice\s*against\s*6/);
  await game.deciding(() => game.button(game.words.game.forecast.attack).click());
  await game.deciding(() => game.button(game.words.game.roll.goOn).click());
  expect((await game.match()).state.happened.some(({ kind }) => kind === 'struck')).toBe(true);
  // One figure is left, for the boulder of Acamas.
  await game.button(/End the activation/).click();
  await page.locator('.manoeuvre', { hasText: game.words.game.actions.kinds.second }).click();
  await game.card('acamas').click();
  await game.pill(game.words.game.powers.boulderToss.name).click();
  await game.deciding(() => game.button(game.words.game.powers.boulderToss.name).click());
  await game.button(game.words.game.roll.goOn).click();
  await isLearnt(game, 'strike');
});

/** The lesson has reached its goal, says what was learnt, and is remembered. */
async function isLearnt({ page }: PrometheusPage, lesson: 'hound' | 'strike'): Promise<void> {
  const { lessons } = await loadPrometheusLessonsText('en');
  await expect.poll(() => page.locator('.action.over').innerText()).toContain(lessons[lesson].done);
  expect(await page.evaluate(() => localStorage.getItem('thera.prometheus.lessons'))).toContain(lesson);
}
