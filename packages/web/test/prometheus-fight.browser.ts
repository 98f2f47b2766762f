import { recorded } from './prometheus-games.ts';
import { PERSONS, PrometheusPage } from './prometheus-page.ts';
import { expect, test } from './site.ts';

test('from the attack on: a guard is asked on the same device, steps in, and nobody has seen a hand', async ({
  visit,
}) => {
  const game = await PrometheusPage.resume(visit, recorded('guard', 1), PERSONS);
  const { kinds } = game.words.game.actions;
  await game.takeOver();
  await game.watchHands();
  await game.tap('O4');
  await game.pill(kinds.attack).click();
  await game.tap('O1');
  await game.page
    .locator('.act-pill.is-rival', { hasText: game.words.game.units.infernalWarriors.name })
    .click();
  await game.deciding(() => game.button(game.words.game.forecast.attack).click());
  // Whoever attacked hands the device over: nothing of the game is there until then but what everybody may know.
  expect(await game.page.locator('.hand-card, .map-pane').count()).toBe(0);
  await expect.poll(() => game.page.locator('.hand-over-news').innerText()).toMatch(/Ares attacks/);
  expect(await game.namesInHand(1)).toEqual(expect.arrayContaining([...(await game.cardsSeen())]));
  await game.takeOver();
  await game.page.locator('.reaction').waitFor();
  await game.deciding(() =>
    game.page.locator('.reaction .button', { hasText: game.words.game.units.hoplites.name }).click(),
  );
  expect((await game.match()).state.happened.some(({ kind }) => kind === 'guarded')).toBe(true);
  expect(await game.page.locator('.hand-card').count()).toBe(0);
  expect(await game.namesInHand(0)).toEqual(expect.arrayContaining([...(await game.cardsSeen())]));
});

test('who rolls sees the end of it before the other strikes back, with odds before it and dice after it, and neither a hand of the other', async ({
  visit,
}) => {
  const game = await PrometheusPage.resume(visit, recorded('retaliate', 1), PERSONS, {
    screen: 'phone',
    motion: true,
    settings: { motion: 'fast' },
  });
  const [answering, attacking] = [await game.namesInHand(0), await game.namesInHand(1)];
  await game.watchHands();
  await game.takeOver();
  await game.button(game.words.game.roll.goOn).click();
  await game.page.locator('.roll-step', { hasText: game.words.game.roll.steps.result }).waitFor();
  await game.page.locator('.hand-over').waitFor();
  await expect
    .poll(() => game.page.locator('.hand-over-news').innerText())
    .toMatch(/Leonidas takes \d wound/);
  const shown = await game.cardsSeen();
  expect(shown.length).toBeGreaterThan(0);
  expect(attacking).toEqual(expect.arrayContaining([...shown]));
  await game.takeOver();
  await expect.poll(() => game.page.locator('.reaction').innerText()).toMatch(/\d dice against \d/);
  await game.deciding(() => game.button(game.words.game.actions.kinds.retaliate).click());
  await game.page.locator('.roll .roll-die').first().waitFor();
  const answered = await game.cardsSeen();
  expect(answered.length).toBeGreaterThan(0);
  expect(answering).toEqual(expect.arrayContaining([...answered]));
});

test('who is thrown into a net is caught there, and the attack goes on', async ({ visit }) => {
  const game = await PrometheusPage.resume(visit, recorded('throw'), ['person', 'person', 'person']);
  await game.takeOver();
  await expect.poll(() => game.prompt()).toBe('Throw Zeus?');
  await game.deciding(() => game.tap('O8'));
  const { units, tokens } = (await game.match()).state;
  expect(units.find((unit) => unit?.id === 'zeus')).toMatchObject({ area: 'O8', isTrapped: true });
  expect(tokens.some(({ area }) => area === 'O8')).toBe(false);
  await expect.poll(() => game.area('O8').getAttribute('aria-label')).toMatch(/Zeus.*trapped/);
});

test('who is pushed into a net stays caught until a friend cuts it, for an action and an Art of War', async ({
  visit,
}) => {
  const pushing = await PrometheusPage.resume(visit, recorded('free', 4), PERSONS);
  await pushing.takeOver();
  await pushing.tap('O12');
  await expect.poll(() => pushing.area('O12').getAttribute('aria-label')).toMatch(/Ares.*trapped/);
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
  const dice = game.page.locator('.by-hand .roll-die');
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
  // The river ends a walk, and says so.
  await game.page.locator('.hand-card.is-playable').first().click();
  await game.tap('S9');
  await expect.poll(() => game.remark()).toBe('A rift: movement ends.');
});

test('who takes up a unit of the other map is brought there, again and again', async ({ visit }) => {
  const game = await PrometheusPage.resume(visit, recorded('calm'), ['person', 'computer'], {
    screen: 'phone',
  });
  const shown = (): Promise<string | null> => game.page.locator('.map-pane').getAttribute('data-map');
  for (let n = 0; n < 2; n++) {
    await game.page.locator('.map-tab', { hasText: game.words.game.maps.olympus.name }).click();
    await expect.poll(shown).toBe('olympus');
    await game.card('colchidianBull').click();
    await expect.poll(shown).toBe('styx');
    await game.card('colchidianBull').click();
  }
});

test('on a phone both who strikes and who is struck are in sight beside the forecast', async ({ visit }) => {
  const game = await PrometheusPage.resume(visit, recorded('dice', 1), PERSONS, { screen: 'phone' });
  await game.takeOver();
  await game.tap('O2');
  await game.tap('O6');
  await game.tap('O13');
  await game.page.locator('.attack-forecast').waitFor();
  // In percent of the map; the window shows a part of it.
  const isInSight = (area: string): Promise<boolean> =>
    game.page.locator('.map-pane').evaluate((pane, name) => {
      const { style } = pane.querySelector<HTMLElement>(`[data-area="${name}"]`)!;
      const heights = [...style.clipPath.matchAll(/% ([\d.]+)%/g)].map(([, height]) => Number(height) / 100);
      const map = pane.querySelector('.map-host')!.getBoundingClientRect();
      const { top, bottom } = pane.getBoundingClientRect();
      const middle = map.top + (map.height * (Math.min(...heights) + Math.max(...heights))) / 2;
      return middle > top && middle < bottom;
    }, area);
  await expect.poll(async () => [await isInSight('O6'), await isInSight('O13')]).toEqual([true, true]);
});
