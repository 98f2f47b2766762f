import { recorded } from './prometheus-games.ts';
import { PERSONS, PrometheusPage } from './prometheus-page.ts';
import { axe, expect, test } from './site.ts';

type Play = (game: PrometheusPage) => Promise<void>;

const goOn: Play = (game) => game.button(game.words.game.roll.goOn).click();

/** What the winner does at last. */
const WAYS: readonly (readonly [reason: string, play: Play, told: RegExp])[] = [
  [
    'calm',
    async (game) => {
      await game.search('hades');
      await game.card('hades').click();
      await game.pill(game.words.game.actions.kinds.calm).click();
    },
    /calm|rage/i,
  ],
  [
    'exit',
    async (game) => {
      await game.search('ares');
      await game.card('ares').click();
      await game.pill(game.words.game.actions.kinds.exit).click();
    },
    /Ares/,
  ],
  ['god', goOn, /Zeus|Ares|Hades|Hephaestus/],
  ['hound', goOn, /Cerberus/],
];

test.for(WAYS)(
  'a game is won, told in words, and can be looked through: %s',
  async ([reason, play, told], { visit }) => {
    const game = await PrometheusPage.resume(visit, recorded(reason), PERSONS, { theme: 'dark' });
    await game.takeOver();
    await play(game);
    const over = game.page.locator('.action.over');
    await over.waitFor();
    expect((await game.match()).state.ending?.reason).toBe(reason);
    await expect.poll(() => over.innerText()).toMatch(told);
    expect(await axe(game.page, ['color-contrast'])).toEqual([]);
    await game.button(game.text.review).click();
    await game.page.locator('.chronicle-line').nth(3).click();
    await game.page.locator('.chronicle-line[aria-current]').waitFor();
    await game.button(game.text.backToGame).first().click();
    await over.waitFor();
  },
);
