import { axe, expect, test } from './site.ts';
import { KEPT_ID, keptText, partner, placing, riddlePlayed, setupWith, until } from './sphinx-games.ts';
import { SphinxPage } from './sphinx-page.ts';

test('a hint comes in three steps, each asked for: what is short, where, a turn with its reason', async ({
  visit,
}) => {
  const match = riddlePlayed(setupWith(1, 2), placing);
  const game = await SphinxPage.resume(visit, match, { screen: 'phone' });
  const { hints } = game.words.game;
  const remark = (): Promise<string> => game.remark().innerText();
  await game.button(game.text.hint).tap();
  await game.button(hints.askWhere).waitFor();
  const short = await remark();
  expect(short).toMatch(/^You(’re still short of| have every piece)/);
  await game.button(hints.askWhere).tap();
  await game.button(hints.askTurn).waitFor();
  const where = await remark();
  expect(where).toMatch(/^(Look at|Think of)/);
  await game.button(hints.askTurn).tap();
  await game.button(game.text.hint).waitFor();
  expect([short, where]).not.toContain(await remark());
  expect(await remark()).toMatch(/\. (That|Then) [^.]*\.$/);
  expect((await game.match()).state).toEqual(match.state);
});

test('the team asks whether an objective is within reach, and aims at one: hints follow it over a reload', async ({
  visit,
}) => {
  const game = await SphinxPage.resume(visit, riddlePlayed(setupWith(0, 2), placing));
  const { hints, tiers } = game.words.game;
  await game.page.keyboard.press('c');
  await game.dialog().getByRole('button', { name: hints.outlook.ask }).first().click();
  await game.dialog().getByText(hints.outlook.withinReach).waitFor();
  await game
    .dialog()
    .getByRole('button', { name: hints.follow.mark(tiers.silver) })
    .click();
  await game
    .dialog()
    .getByRole('button', { name: hints.follow.isMarked(tiers.silver) })
    .waitFor();
  expect(await axe(game.page)).toEqual([]);
  await game.page.reload();
  await game.isReady();
  await game.button(game.text.hint).click();
  await game.button(hints.askWhere).waitFor();
  expect(await game.remark().innerText()).toContain(tiers.silver);
});

test('the computer asks before it finishes, and whoever plays on aims higher', async ({ visit }) => {
  const setup = setupWith(1, 2, { isOneDevice: false });
  const policy = partner('gold');
  const isSolved = until(
    policy,
    ({ achieved, turn, asks }) =>
      achieved.includes('gold') && turn.seat === 1 && turn.phase === 'start' && asks.length === 0,
  );
  const match = riddlePlayed(setup, isSolved);
  const game = await SphinxPage.resume(visit, match, {
    kept: {
      [`thera.game.${KEPT_ID}`]: keptText(match, ['person', 'computer']),
      'thera.sphinx.aims': JSON.stringify({ [KEPT_ID]: 'gold' }),
    },
  });
  const { prompts, tiers, hints } = game.words.game;
  await game.button(prompts.finish.playOn).click();
  await expect.poll(async () => (await game.match()).state.turn.seat).toBe(0);
  expect((await game.match()).outcome).toBeUndefined();
  await game.page.keyboard.press('c');
  await game
    .dialog()
    .getByRole('button', { name: hints.follow.isMarked(tiers.heroic) })
    .waitFor();
});
