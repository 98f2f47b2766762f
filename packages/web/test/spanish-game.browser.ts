import { loadPlayText, loadShellText } from '@thera/texts';
import { loadGameText } from '@thera/texts/santorini';
import type { Page } from 'playwright-core';
import { GamePage } from './game-page.ts';
import { expect, test } from './site.ts';
import { SOON_WON } from './tables.ts';

test('a game in Spanish, without an English word', async ({ visit }) => {
  const english = await englishOnly();
  const game = await GamePage.start(visit, SOON_WON.query, { language: 'es' });
  const { page, text } = game;
  const isSpanish = async (where: string): Promise<void> =>
    expect(
      (await wordsOn(page)).filter((word) => english.has(word)),
      where,
    ).toEqual([]);
  await isSpanish('at the beginning');
  await game.tap('E3');
  await expect.poll(() => game.remark().textContent()).toContain(game.words.telling.nextToNobody);
  await game.tap('C2');
  expect(await game.label('C3')).toBe(`C3, nivel 2, ${game.words.prompts.can.move}`);
  await isSpanish('with a worker in hand');
  await game.tap('C2');
  await game.play('C2>C3^D4');
  await isSpanish('after a turn');
  for (const row of [text.keys, text.resign, text.typeTurn]) {
    await game.fromMenu(row);
    await isSpanish(row);
    await game.closeSheet();
  }
  await game.play('C3>B4');
  await isSpanish('when it is over');
});

test('the language is changed between two turns', async ({ visit }) => {
  const game = await GamePage.start(visit, SOON_WON.query);
  await game.play('C2>C3^D4');
  const { pathname } = new URL(game.page.url());
  await game.page.goto(`${pathname}?lang=es`);
  const spanish = await GamePage.of(game.page, { language: 'es' });
  expect(await spanish.turns()).toEqual(await game.turns());
  await spanish.play('C3>B4');
  const { text, words } = spanish;
  await spanish
    .remark()
    .getByText(text.santorini.reachedTop(words.words.seat(0), 'B4'))
    .waitFor();
});

/** Every word that the English texts of a game have and the Spanish do not. */
async function englishOnly(): Promise<ReadonlySet<string>> {
  const [english, spanish] = await Promise.all(
    (['en', 'es'] as const).map(async (language) => {
      const texts = await Promise.all([
        loadGameText(language),
        loadPlayText(language),
        loadShellText(language),
      ]);
      return new Set(texts.flatMap((text) => wordsIn(text)));
    }),
  );
  return new Set([...english!].filter((word) => !spanish!.has(word)));
}

/** The words of a catalogue; what is told about something is told about nothing. */
function wordsIn(text: unknown): readonly string[] {
  if (typeof text === 'string') return wordsOf(text);
  if (typeof text === 'function') return wordsIn(told(text as (...things: unknown[]) => unknown));
  return typeof text === 'object' && text !== null ? Object.values(text).flatMap(wordsIn) : [];
}

/** Some texts are about a number, others about names or lists of them. */
function told(text: (...things: unknown[]) => unknown): unknown {
  for (const thing of ['', [], 2])
    try {
      return text(thing, thing);
    } catch {}
  return '';
}

/** Names of squares and steps have digits and signs; words have three letters or more. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Everything on the page that a person reads or hears. */
async function wordsOn(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const spoken = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
      [...document.querySelectorAll(`body [${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...spoken];
  });
  return said.flatMap(wordsOf);
}
