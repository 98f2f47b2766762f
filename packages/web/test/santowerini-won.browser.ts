import { bonusesIfWon, pointsIfWon, type Setup } from '@thera/santowerini';
import { gameAfter, wonAt } from './santowerini-games.ts';
import { SantoweriniPage } from './santowerini-page.ts';
import { axe, expect, test, type Visitor } from './site.ts';

const SETUP: Setup = { scenario: '1A', difficulty: 'normal', attempt: 1 };

const WAYS: readonly { readonly how: string; readonly visitor: Visitor; readonly byKeys: boolean }[] = [
  { how: 'with the mouse', visitor: {}, byKeys: false },
  {
    how: 'with a finger on a phone, in Spanish',
    visitor: { screen: 'phone', language: 'es' },
    byKeys: false,
  },
  { how: 'with nothing but keys', visitor: {}, byKeys: true },
];

test.for(WAYS)(
  'a scenario is won $how, and the score is broken down',
  async ({ visitor, byKeys }, { visit }) => {
    const { seed, turns, match } = wonAt(SETUP);
    const game = await SantoweriniPage.resume(visit, gameAfter(SETUP, seed), visitor);
    for (const steps of turns) await (byKeys ? game.playByKeys(steps) : game.play(steps));
    const { game: words, result } = game.words;
    const over = game.page.locator('.action.over');
    await over.getByText(words.headlines.won, { exact: true }).waitFor();
    const lines = await over.locator('.score dd').allTextContents();
    const earned = bonusesIfWon(match.state);
    const worth = (['first', 'alive', 'buildings'] as const).map((bonus) =>
      earned.includes(bonus) ? '+2' : '0',
    );
    expect(lines).toEqual(['1', ...worth, String(pointsIfWon(match.state))]);
    expect((await game.match()).outcome).toEqual(match.outcome);
    expect(await axe(game.page)).toEqual([]);
    await game.button(result.tryAgain).click();
    await game.page.locator('.pills').waitFor();
    expect((await game.match()).state.setup).toEqual({ ...SETUP, attempt: 2 });
  },
);
