import { GamePage } from './game-page.ts';
import { expect, test } from './site.ts';
import { SOON_WON } from './tables.ts';

test('a game by touch on a phone is won; no turn ends before it is confirmed', async ({ visit }) => {
  const game = await GamePage.start(visit, SOON_WON.query, { screen: 'phone' });
  expect(await game.endTurn.isDisabled()).toBe(true);
  for (const square of ['C2', 'C3', 'D4']) await game.tap(square);
  await game.prompt().getByText(game.words.prompts.complete).waitFor();
  expect((await game.match()).line).toHaveLength(0);
  await game.button(game.text.undo).tap();
  await game.prompt().getByText(game.words.prompts.next.build).waitFor();
  await game.tap('D4');
  await game.afterDecision(() => game.endTurn.tap());
  await game.play('C3>B4');
  await game.remark().getByText('Player 1 stepped up to level 3 on B4.').waitFor();
});

test('workers are placed by touch, and the first turn made', async ({ visit }) => {
  const game = await GamePage.start(visit, 'seats=p,c1&powers=none', { screen: 'phone' });
  await game.place('C3', 'A1');
  expect(await game.label('C3')).toContain('your worker');
  const { line } = await game.match();
  await game.play('A1>B1^A1');
  expect((await game.match()).line.length).toBeGreaterThanOrEqual(line.length + 2);
});

test('every square of every height can be hit by a finger', async ({ visit }) => {
  const position = '1234012340123401234012340';
  const game = await GamePage.start(
    visit,
    `seats=p,p&powers=none&position=${position}/1/mortal:A1,A2/mortal:A3,A4`,
    { screen: 'phone' },
  );
  for (const file of 'ABCDE')
    for (const rank of '12345') {
      await game.tap(`${file}${rank}`);
      expect(await game.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(
        `${file}${rank}`,
      );
    }
});
