import { LOSSES } from '@thera/santowerini';
import { gameAfter, lostBy } from './santowerini-games.ts';
import { SantoweriniPage } from './santowerini-page.ts';
import { axe, expect, test } from './site.ts';

test.for(LOSSES)('the city is lost: %s', async (loss, { visit }) => {
  const { setup, seed, turns } = lostBy(loss);
  const game = await SantoweriniPage.resume(visit, gameAfter(setup, seed, turns.slice(0, -1)));
  await game.play(turns.at(-1)!);
  const { game: words, result } = game.words;
  const over = game.page.getByRole('alert').and(game.page.locator('.over'));
  await over.getByText(words.headlines.lost, { exact: true }).waitFor();
  const { state, outcome } = await game.match();
  expect(outcome).toMatchObject({ kind: 'lost', reason: loss });
  const told = await over.locator('.action-remark').textContent();
  if (loss === 'gate') expect(told).toMatch(/reached the gate at [A-E][1-5] in round \d+\./);
  else expect([state.round, state.round + 1].map((round) => result.lost[loss](round))).toContain(told);
  expect(await game.news().textContent()).toContain(words.headlines.lost);
  expect(await axe(game.page)).toEqual([]);
  await game.button(game.text.review).click();
  await game.page.locator('.replay-told').waitFor();
});
