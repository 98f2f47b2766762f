import { loadNewRiddleText } from '@thera/texts/sphinx';
import { expect, test } from './site.ts';
import { SphinxPage } from './sphinx-page.ts';

test('a riddle by itself: from the list to the form, as expert among three with a friendly god', async ({
  visit,
}) => {
  const text = await loadNewRiddleText('en');
  const page = await visit('/sphinx', { settings: { board: 'svg', motion: 'off', sound: 'off' } });
  await page.getByRole('link', { name: new RegExp(text.game.riddles[4].title) }).click();
  await page.getByRole('heading', { level: 1, name: text.title(4, text.game.riddles[4].title) }).waitFor();
  await page.getByText('3', { exact: true }).click();
  await page.getByRole('textbox', { name: text.seat(1) }).fill('Ana');
  await page.getByRole('textbox', { name: text.seat(2) }).fill('Ben');
  await page
    .getByRole('group', { name: text.colourOf('Ana') })
    .getByText(text.game.colours.brown)
    .click();
  await page.getByRole('group', { name: text.first }).getByText('Ben').click();
  await page.getByText(text.expert, { exact: true }).click();
  await page.getByRole('button', { name: /Pegasus/ }).click();
  await page.getByText(text.friends.enough).waitFor();
  await page.getByRole('button', { name: text.begin }).click();
  await page.waitForURL('**/play/**');
  const game = await SphinxPage.on(page);
  const { setup, queue } = (await game.match()).state;
  expect(setup).toMatchObject({
    riddle: 4,
    players: 3,
    isExpert: true,
    first: 1,
    colours: ['brown', 'blue', 'white'],
    friendly: ['pegasus'],
  });
  expect(queue[0]).toEqual({ kind: 'god', god: 'pegasus' });
  await page.keyboard.press('c');
  await game.dialog().getByText(new RegExp(game.words.game.expertSetting)).first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(game.text.turnOf('Ana')).waitFor();
});

test('a riddle that does not exist is said to be none', async ({ visit }) => {
  const text = await loadNewRiddleText('en');
  const page = await visit('/sphinx/riddle/23');
  await page.getByText(text.game.refusals['unknown-riddle']).waitFor();
});
