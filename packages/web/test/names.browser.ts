import { GamePage } from './game-page.ts';
import { axe, expect, test } from './site.ts';
import { SOON_WON, TWO_PERSONS } from './tables.ts';

const NAMES = { 'thera.names': JSON.stringify(['Ana', 'Luis']) };

test('players are called by their names, from the table to the list of games', async ({ visit }) => {
  const page = await visit(`/new?${TWO_PERSONS}`, {
    screen: 'phone',
    settings: { board: 'svg', motion: 'off' },
  });
  await page.getByRole('textbox', { name: 'Player 1’s name' }).fill('  Ana  ');
  await page.getByRole('textbox', { name: 'Player 2’s name' }).fill('Luis María');
  expect(new URL(page.url()).search).not.toContain('Ana');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start game' }).click();
  const game = await GamePage.of(page, { screen: 'phone' });
  await page.getByRole('region', { name: /Ana$/ }).waitFor();
  await game.play('B2>B3^B2');
  await expect.poll(() => page.locator('[role=status].unseen').textContent()).toMatch(/^Ana moves from B2/);
  await page.reload();
  await page.getByRole('region', { name: /Luis María$/ }).waitFor();
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('heading', { name: 'Ana vs Luis María' }).waitFor();
  await page.goto(new URL('/new?seats=p,p', page.url()).href);
  await expect.poll(() => page.getByRole('textbox', { name: 'Player 1’s name' }).inputValue()).toBe('Ana');
});

test('the ending and the only person’s seat have the name; without one it is you', async ({ visit }) => {
  const named = await GamePage.start(visit, SOON_WON.query, { kept: NAMES });
  await named.page.getByRole('region', { name: /Ana$/ }).waitFor();
  for (const turn of SOON_WON.turns) await named.play(turn);
  await named.page.getByText('Ana wins', { exact: false }).first().waitFor();
  const nameless = await GamePage.start(visit, SOON_WON.query);
  await nameless.page.getByRole('region', { name: /You$/ }).waitFor();
});

test('whoever takes the device over is called by name', async ({ visit }) => {
  const { page } = await GamePage.start(visit, 'seats=p,p&powers=tartarus,mortal', {
    kept: NAMES,
    language: 'es',
  });
  await page.getByRole('heading', { name: /Ana/ }).waitFor();
});
