import { tellHappened } from '@thera/play/santowerini';
import type { Setup, State } from '@thera/santowerini';
import { busyGame, gameAfter } from './santowerini-games.ts';
import { SantoweriniPage, squaresOf } from './santowerini-page.ts';
import { expect, test, type Visitor } from './site.ts';

const SETUP: Setup = { scenario: '5A', difficulty: 'expert', attempt: 1 };

const MOVING: Visitor = { motion: true, settings: { board: 'svg', motion: 'normal' } };

/** A game with four enemies ashore, before a turn after which all of them act. */
function beforePhase(): {
  readonly before: ReturnType<typeof gameAfter>;
  readonly last: readonly number[];
  readonly after: State;
} {
  const { seed, turns, match } = busyGame(SETUP, 2, ({ enemies }) => enemies.length >= 4);
  return {
    before: gameAfter(SETUP, seed, turns.slice(0, -1)),
    last: squaresOf(turns.at(-1)!),
    after: match.state,
  };
}

test('the enemies act one after the other, with the die', async ({ visit }) => {
  const { before, last, after } = beforePhase();
  const game = await SantoweriniPage.resume(visit, before, MOVING);
  await game.page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const news = document.querySelector('.play > [role=status]')!;
    new MutationObserver(() => heard.push(news.textContent ?? '')).observe(news, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  for (const square of last) await game.tap(square);
  await game.prompt().getByText(game.words.enemiesAct).waitFor();
  await game.page.locator('.die.is-rolling').first().waitFor();
  await game.page.locator('.niche.is-acting').first().waitFor();
  await game.page.locator('.pills').waitFor();
  const told = tellHappened(before.state, after, game.words.game).slice(1);
  const heard = await game.page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  expect(heard.filter((line) => told.includes(line))).toEqual(told);
  expect((await game.match()).state.enemies).toEqual(after.enemies);
});

test('any input goes to the end of it', async ({ visit }) => {
  const { before, last, after } = beforePhase();
  const game = await SantoweriniPage.resume(visit, before, {
    ...MOVING,
    settings: { board: 'svg', motion: 'slow' },
  });
  for (const square of last) await game.tap(square);
  await game.page.locator('.die.is-rolling').first().waitFor();
  await game.page.keyboard.press('Shift');
  await game.page.locator('.pills').waitFor();
  // What was not shown is told in one piece.
  const told = tellHappened(before.state, after, game.words.game);
  await expect.poll(() => game.news().textContent()).toContain(told.slice(-3).join(' '));
});

test('who wants nothing to move sees what has happened at once, and hears all of it', async ({ visit }) => {
  const { before, last, after } = beforePhase();
  const game = await SantoweriniPage.resume(visit, before, { settings: { motion: 'normal' } });
  for (const square of last) await game.tap(square);
  const told = tellHappened(before.state, after, game.words.game).slice(1);
  await expect.poll(() => game.news().textContent()).toBe(told.join(' '));
  expect(await game.page.locator('.report .act').count()).toBe(told.length);
});

test('the speed is chosen beside the report', async ({ visit }) => {
  const { before } = beforePhase();
  const game = await SantoweriniPage.resume(visit, before, { settings: { motion: 'normal' } });
  const { speed, speeds } = game.words;
  await game.button(`${speed}: ${speeds.normal}`).click();
  await game.button(`${speed}: ${speeds.fast}`).click();
  await game.button(`${speed}: ${speeds.off}`).waitFor();
  const kept = await game.page.evaluate(() => localStorage.getItem('thera.settings'));
  expect(JSON.parse(kept!)).toMatchObject({ motion: 'off' });
});
