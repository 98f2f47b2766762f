import { GamePage } from './game-page.ts';
import { expect, test } from './site.ts';
import { SOON_WON } from './tables.ts';

/** Lines that are no turn now, and what is said about them. */
const REFUSED = [
  { line: 'C2>Z9', words: 'We can’t read that part.' },
  { line: 'C2>C5', words: 'The rules don’t allow that.' },
  { line: 'C2>C3^C2^C2', words: 'Your turn ends before the last step.' },
] as const;

test('a game by typed lines: workers, a wrong line, part of a turn, a win', async ({ visit }) => {
  const game = await GamePage.start(visit, SOON_WON.query);
  const line = game.page.getByRole('textbox', { name: game.text.typeTurn });
  const type = async (text: string): Promise<void> => {
    await game.page.keyboard.press('/');
    await line.fill(text);
    await line.press('Enter');
  };
  await game.page.keyboard.press('/');
  for (const { line: wrong, words } of REFUSED) {
    await line.fill(wrong);
    await line.press('Enter');
    await game.page.getByRole('dialog').getByRole('alert').getByText(words).waitFor();
    expect(await line.getAttribute('aria-invalid')).toBe('true');
  }
  await game.closeSheet();
  expect((await game.match()).line).toHaveLength(0);
  await type('c2>c3');
  await line.waitFor({ state: 'detached' });
  await game.prompt().getByText(game.words.prompts.next.build).waitFor();
  await game.afterDecision(() => type('^D4'));
  await game.afterDecision(() => type('C3>B4'));
  await game.remark().getByText('Player 1 stepped up to level 3 on B4.').waitFor();
});

test('workers can be placed by a typed line', async ({ visit }) => {
  const game = await GamePage.start(visit, 'seats=p,p&powers=none');
  await game.page.keyboard.press('/');
  const line = game.page.getByRole('textbox', { name: game.text.typeTurn });
  await line.fill('B2 B2');
  await line.press('Enter');
  await game.page.getByRole('dialog').getByRole('alert').getByText(/\w+\./).waitFor();
  await line.fill('B2 D3');
  await game.afterDecision(() => line.press('Enter'));
  expect(await game.label('D3')).toContain('Player 1’s worker');
});
