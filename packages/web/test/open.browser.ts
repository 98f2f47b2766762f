import { axe, expect, test } from './site.ts';

const POSITION = '0100212410032102130100100/2/athena:C3,B1/minotaur:D3,B2';
const GAME = '[Players "2"]\n[Powers "pan atlas"]\n\n1. @B3,D3 2. @C4,C2 3. B3>B4^A5\n';

test('a position is opened under its own address', async ({ visit }) => {
  const page = await visit('/open', { settings: { board: 'svg' } });
  await page.getByRole('textbox').fill(` ${POSITION.toUpperCase()} `);
  await page.getByRole('button', { name: 'Open position' }).click();
  await page.waitForURL(`**/board/${POSITION}`);
  await page.getByRole('grid').waitFor();
});

test('a game is kept and can be gone on with', async ({ visit }) => {
  const page = await visit('/open', { settings: { board: 'svg' } });
  await page.getByRole('textbox').fill(GAME);
  await page.getByText('This is a game of 3 turns.').waitFor();
  await page.getByRole('button', { name: 'Open game' }).click();
  await page.getByRole('grid').waitFor();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Pan vs Atlas' }).waitFor();
});

test('a link leads to its place', async ({ visit, origin }) => {
  const page = await visit('/open');
  await page.getByRole('textbox').fill(`${origin}/new?powers=pan,atlas`);
  await page.getByRole('button', { name: 'Open link' }).click();
  await page.waitForURL('**/new?powers=pan,atlas');
});

test.for([
  {
    what: 'a power',
    text: POSITION.replace('athena', 'athene'),
    wrong: 'athene:C3,B1',
    says: 'There’s no power by that name.',
  },
  {
    what: 'a turn',
    text: GAME.replace('B3>B4', 'B3>E5'),
    wrong: 'B3>E5^A5',
    says: 'The rules don’t allow that turn here.',
  },
])('what is wrong is underlined and explained: $what', async ({ text, wrong, says }, { visit }) => {
  const page = await visit('/open', { screen: 'phone', theme: 'dark' });
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText(says).waitFor();
  expect(await page.locator('mark').textContent()).toBe(wrong);
  expect(await axe(page)).toEqual([]);
});
