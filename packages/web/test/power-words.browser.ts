import { santoriniCatalogueOf } from '@thera/texts/santorini';
import { GamePage } from './game-page.ts';
import { expect, test } from './site.ts';

const TABLE = 'seats=p,p&powers=minotaur,athena';

test.for(['en', 'es'] as const)(
  'a card that is touched tells its whole sentence (%s)',
  async (language, { visit }) => {
    const game = await GamePage.start(visit, TABLE, { screen: 'phone', language });
    const { minotaur, athena } = santoriniCatalogueOf(language).powers;
    const { page } = game;
    const sheet = page.getByRole('dialog');
    for (const [name, sentence] of [
      [minotaur.name, minotaur.power],
      [athena.name, athena.theirs],
    ] as const) {
      const card = page.getByRole('region', { name: new RegExp(`^${name},`) });
      await card.tap();
      await expect.poll(() => sheet.getByText(sentence).isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => sheet.count()).toBe(0);
      await card.tap();
      await sheet.waitFor();
      // Beside the sheet.
      await page.touchscreen.tap(195, 40);
      await expect.poll(() => sheet.count()).toBe(0);
    }
  },
);

test.for([
  ['en', 'May push the worker on C3'],
  ['es', 'Puedes empujar al obrero de C3'],
] as const)(
  'whose turn it is reads on the card what its power may do now (%s)',
  async ([language, line], { visit }) => {
    const game = await GamePage.start(visit, TABLE, { screen: 'phone', language });
    for (const places of [
      ['B3', 'D2'],
      ['C3', 'E5'],
    ]) {
      for (const place of places) await game.cell(place).dispatchEvent('click');
      await game.button(game.text.endTurn).or(game.button(game.text.done)).first().click();
    }
    await expect.poll(() => game.page.getByText(line, { exact: true }).isVisible()).toBe(true);
  },
);

test('the powers of a new game are told in full, an opponent’s as one', async ({ visit }) => {
  const page = await visit(`/new?seats=p,c1&powers=minotaur,athena`, { screen: 'phone' });
  const { minotaur, athena } = santoriniCatalogueOf('en').powers;
  for (const sentence of [minotaur.power, athena.theirs]) {
    const words = page.getByText(sentence);
    await words.waitFor();
    expect(await words.evaluate((shown) => shown.scrollHeight <= shown.clientHeight + 1)).toBe(true);
  }
});
