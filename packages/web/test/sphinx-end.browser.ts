import { type State, type Step, type Tier, terrainIn } from '@thera/sphinx';
import { axe, expect, test } from './site.ts';
import { careful, partner, placing, riddlePlayed, setupWith, until } from './sphinx-games.ts';
import { SphinxPage } from './sphinx-page.ts';

const has =
  (tier: Tier) =>
  ({ achieved }: State): boolean =>
    achieved.includes(tier);
const isFresh = ({ turn, asks }: State): boolean => turn.phase === 'start' && asks.length === 0;

test('a riddle is finished by choice at Gold: asked once, and Heroic stays open', async ({ visit }) => {
  const match = riddlePlayed(
    setupWith(3, 2),
    until(partner('gold'), (state) => has('gold')(state) && isFresh(state)),
  );
  expect(match.state.achieved).not.toContain('heroic');
  const game = await SphinxPage.resume(visit, match, { screen: 'phone' });
  const { finish } = game.words.game.prompts;
  const { tiers } = game.words.game;
  await game.button(finish.button(tiers.gold)).tap();
  await game
    .dialog()
    .getByText(finish.ask(tiers.gold, [tiers.heroic, tiers.godlike]))
    .waitFor();
  await game.button(finish.playOn).tap();
  await game.dialog().waitFor({ state: 'detached' });
  await game.button(finish.button(tiers.gold)).tap();
  await game
    .dialog()
    .getByRole('button', { name: finish.button(tiers.gold) })
    .tap();
  await game.prompt().getByText(game.words.end.finishedWith(tiers.gold)).waitFor();
  expect(await game.page.locator('.tile.is-achieved').count()).toBe(match.state.achieved.length);
  expect((await game.match()).outcome).toMatchObject({ kind: 'won', reason: 'gold' });
  expect(await axe(game.page)).toEqual([]);
  // The finished field stays in view above what came of it.
  const field = (await game.page.locator('.play-board').boundingBox())!;
  const card = (await game.page.locator('.action.over').boundingBox())!;
  expect(field.height).toBeGreaterThan(180);
  expect(field.y + field.height).toBeLessThanOrEqual(card.y + 1);
});

test('a riddle ends with the objective that ends it, and begins again', async ({ visit }) => {
  let last: readonly Step[] = [];
  const setup = setupWith(0, 2);
  const whole = riddlePlayed(setup, partner('gold'));
  expect(whole.outcome).toMatchObject({ kind: 'won', reason: 'gold' });
  const before = riddlePlayed(setup, (state, seat) => {
    const steps = partner('gold')(state, seat)!;
    const isLast = state === whole.history.at(-1)!.before || state.turn.number === whole.state.turn.number;
    if (isLast) last = steps;
    return isLast ? undefined : steps;
  });
  const game = await SphinxPage.resume(visit, before);
  await game.play(last);
  const { end, game: texts } = game.words;
  await game.prompt().getByText(end.finishedWith(texts.tiers.gold)).waitFor();
  await game.remark().getByText(end.because.objective).waitFor();
  await game.button(end.playAgain).click();
  await expect.poll(async () => (await game.match()).line.length).toBe(0);
});

test('the second worker that falls ends the riddle', async ({ visit }) => {
  const setup = setupWith(0, 2, { deal: { die: ['red', 'red', 'red'] } });
  const game = await SphinxPage.resume(visit, riddlePlayed(setup, placing));
  const { die, prompts, labels } = game.words.game;
  await game.play([{ kind: 'game' }]);
  await game.prompt().getByText(prompts.asks.gain(game.words.game.telling.reasons.game)).waitFor();
  await game.play([{ kind: 'gain', piece: 'D' }]);
  await game.play([{ kind: 'game' }]);
  await game.prompt().getByText(prompts.asks.destroy).waitFor();
  await game.play([{ kind: 'destroy', worker: 3 }]);
  expect(await game.page.getByRole('button', { name: `${labels.fallen}: 1` }).count()).toBe(1);
  await game.button(game.words.game.actions.game).click();
  await game.dialog().getByText(die.lastWorker).waitFor();
  await game.dialog().getByRole('button', { name: die.roll, exact: true }).click();
  await game.prompt().getByText(prompts.asks.destroy).waitFor();
  await game.play([{ kind: 'destroy', worker: 1 }]);
  await game.prompt().getByText(game.words.end.notSolved).waitFor();
  await game.remark().getByText(game.words.end.because.destroyed).waitFor();
  expect((await game.match()).outcome).toMatchObject({ kind: 'lost', reason: 'destroyed' });
});

test('time runs out, and what was achieved counts', async ({ visit }) => {
  const setup = setupWith(14, 2);
  const isLastTurn = (state: State): boolean => state.turn.number === 22 && isFresh(state);
  const policy = careful('time');
  const match = riddlePlayed(setup, until(policy, isLastTurn));
  expect(match.outcome).toBeUndefined();
  const game = await SphinxPage.resume(visit, match);
  const { counters } = game.words.game.forecast;
  await game.page.keyboard.press('e');
  await expect.poll(() => game.remark().textContent()).toContain(counters['time-is-up'](1));
  while ((await game.match()).outcome === undefined) {
    const { state } = await game.match();
    await game.play(plainTurn(policy, state));
  }
  const { state, outcome } = await game.match();
  expect(state.ending).toBe('time');
  expect(outcome?.kind).toBe(state.achieved.length > 0 ? 'won' : 'lost');
  await game.remark().getByText(game.words.end.because.time).waitFor();
});

/** A turn that uses no power, so that taps alone are enough for it. */
function plainTurn(policy: ReturnType<typeof careful>, state: State): readonly Step[] {
  for (;;) {
    const steps = policy(state, state.turn.seat)!;
    const isPlain = steps.every((step) => !('by' in step) && step.kind !== 'use' && step.kind !== 'select');
    if (isPlain) return steps;
  }
}

test('giving up is in the menu as long as nothing is achieved', async ({ visit }) => {
  const game = await SphinxPage.resume(visit, riddlePlayed(setupWith(1, 2), placing));
  const { giveUp } = game.words.game.prompts;
  await game.button(game.text.menu).click();
  await game.button(giveUp.button).click();
  await game.dialog().getByText(giveUp.ask).waitFor();
  await game.dialog().getByRole('button', { name: giveUp.confirm, exact: true }).click();
  await game.prompt().getByText(game.words.end.notSolved).waitFor();
  expect((await game.match()).state.ending).toBe('gave-up');
  expect(terrainIn((await game.match()).state).riddle.number).toBe(1);
});
