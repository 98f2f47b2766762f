import { recorded } from './prometheus-games.ts';
import { PERSONS, PrometheusPage } from './prometheus-page.ts';
import { expect, test } from './site.ts';

test('a guard steps in, asked on the same device, and nobody has seen a hand', async ({ visit }) => {
  const game = await PrometheusPage.resume(visit, recorded('guard'), PERSONS);
  // Whoever attacked hands the device over: nothing of the game is there until then.
  expect(await game.page.locator('.hand-card, .map-pane').count()).toBe(0);
  await game.takeOver();
  await game.page.locator('.reaction').waitFor();
  await game.deciding(() =>
    game.page.locator('.reaction .button', { hasText: game.words.game.units.hoplites.name }).click(),
  );
  expect((await game.match()).state.happened.some(({ kind }) => kind === 'guarded')).toBe(true);
  expect(await game.page.locator('.hand-card').count()).toBe(0);
});

test('who was attacked strikes back for a card, with odds before it and dice after it', async ({ visit }) => {
  const game = await PrometheusPage.resume(visit, recorded('retaliate'), PERSONS, { screen: 'phone' });
  await game.takeOver();
  await expect.poll(() => game.page.locator('.reaction').innerText()).toMatch(/\d dice against \d/);
  await game.deciding(() => game.button(game.words.game.actions.kinds.retaliate).click());
  await game.page.locator('.roll .die').first().waitFor();
});

test('a friend cuts a net for an action and an Art of War', async ({ visit }) => {
  const game = await PrometheusPage.resume(visit, recorded('free'), PERSONS);
  await game.takeOver();
  await expect.poll(() => game.area('O12').getAttribute('aria-label')).toMatch(/Ares.*trapped/);
  await game.card('harpies').click();
  await game.pill(game.words.game.actions.kinds.free).click();
  await game.tap('O12');
  await expect.poll(() => game.area('O12').getAttribute('aria-label')).not.toMatch(/trapped/);
});

test('dice are boosted by hand, and nothing is taken back across a roll', async ({ visit }) => {
  const game = await PrometheusPage.resume(visit, recorded('dice'), PERSONS);
  await game.takeOver();
  await game.button(game.words.game.roll.byHand).click();
  const dice = game.page.locator('.by-hand .die');
  const count = await dice.count();
  await dice.filter({ hasText: '3' }).first().click();
  await dice.filter({ hasText: '1' }).first().click();
  await expect.poll(() => dice.count()).toBeLessThan(count);
  await game.page.keyboard.press('Backspace');
  await expect.poll(() => dice.count()).toBe(count);
  await game.button(game.text.menu).click();
  await expect.poll(() => game.button(game.text.takeBack).isDisabled()).toBe(true);
});

test('what was walked is taken back, step by step', async ({ visit }) => {
  const game = await PrometheusPage.resume(visit, recorded('calm'), ['person', 'computer']);
  await game.page.locator('.hand-card.is-playable').first().click();
  await game.page.locator('.act-pill', { hasText: game.words.game.actions.kinds.walk }).first().click();
  const before = await game.match();
  const marked = game.page.locator('.board-cell[aria-label*="You can walk"]').first();
  await marked.dispatchEvent('click');
  // The step, and then the unit itself.
  await game.button(game.text.undo).click();
  await game.button(game.text.undo).click();
  await expect.poll(() => game.page.locator('.hand-card.is-playable').count()).toBeGreaterThan(0);
  expect((await game.match()).record.events.length).toBe(before.record.events.length);
});
