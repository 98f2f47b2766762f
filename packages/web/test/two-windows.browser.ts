import { expect, test } from './site.ts';
import { placing, riddlePlayed, setupWith } from './sphinx-games.ts';
import { SphinxPage } from './sphinx-page.ts';

test('a game in two windows: the one that is behind catches up and says so, and no turn is written over', async ({
  visit,
}) => {
  const one = await SphinxPage.resume(visit, riddlePlayed(setupWith(0, 2), placing));
  const second = await one.page.context().newPage();
  await second.goto(one.page.url());
  const other = await SphinxPage.on(second);
  const { playedElsewhere } = one.text;

  await one.play([{ kind: 'select', slot: 0 }]);
  await other.remark().getByText(playedElsewhere).waitFor();
  await other.page.locator('.held-god').getByText('Artemis').waitFor();
  await other.play([{ kind: 'select', slot: 0 }]);
  await one.remark().getByText(playedElsewhere).waitFor();
  expect((await one.match()).state.held).toHaveLength(2);

  await second.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('thera.game.')) localStorage.removeItem(key);
  });
  await one.remark().getByText(one.text.deletedElsewhere).waitFor();
});

test('whoever decides before hearing of the other window loses that decision, not the other’s', async ({
  visit,
}) => {
  const one = await SphinxPage.resume(visit, riddlePlayed(setupWith(0, 2), placing));
  const second = await one.page.context().newPage();
  // Deaf to other windows, as when both decide at once.
  await second.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  await second.goto(one.page.url());
  const other = await SphinxPage.on(second);
  await one.play([{ kind: 'select', slot: 0 }]);
  const { line } = await one.match();
  const { state } = await other.match();
  await other.page.locator('.queue-card').nth(1).click();
  await other.dialog().getByRole('button', { name: other.words.game.prompts.steps.select }).click();
  await other.remark().getByText(other.text.playedElsewhere).waitFor();
  const now = await other.match();
  expect(now.line).toEqual(line);
  expect(now.state.held).toEqual(state.held);
  // It goes on from there.
  await other.play([{ kind: 'select', slot: 0 }]);
  expect((await other.match()).line).toHaveLength(line.length + 1);
});
