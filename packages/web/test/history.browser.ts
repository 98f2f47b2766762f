import { GamePage } from './game-page.ts';
import { expect, test } from './site.ts';
import { THREE_PERSONS, TWO_PERSONS } from './tables.ts';

const TURNS = ['B2>C3^B2', 'B4>A3^B4', 'C3>B2^A1'] as const;

/** What stands where, without what can be chosen, and with a name for whoever is to act. */
async function standing(game: GamePage, toAct?: number): Promise<readonly string[]> {
  const seat = toAct ?? (await game.stage()).position.turn;
  const labels = await game.labels();
  return labels.map((label) =>
    label.replace(/, (can |selected).*$/, '').replace('your', `Player ${seat + 1}’s`),
  );
}

test('keys, buttons, list and slider go through the game, and looking back changes nothing', async ({
  visit,
}) => {
  const game = await GamePage.start(visit, TWO_PERSONS);
  const { page, text } = game;
  const states = [await standing(game)];
  for (const turn of TURNS) {
    await game.play(turn);
    states.push(await standing(game));
  }
  const { record } = await game.match();
  const shows = (count: number): Promise<void> =>
    expect.poll(() => standing(game), { message: `after ${count} turns` }).toEqual(states[count]);
  const ways: readonly (readonly [() => Promise<void>, number])[] = [
    [() => page.keyboard.press('ArrowLeft'), 2],
    [() => page.keyboard.press('ArrowLeft'), 1],
    [() => page.keyboard.press('ArrowRight'), 2],
    [() => page.keyboard.press('Home'), 0],
    [() => page.keyboard.press('End'), 3],
    [() => game.button(text.first).click(), 0],
    [() => game.button(text.next).click(), 1],
    [() => page.getByRole('slider', { name: text.goThrough }).fill('2'), 2],
    [() => game.button(text.previous).click(), 1],
    [() => page.getByRole('button', { name: TURNS[1] }).click(), 2],
  ];
  for (const [go, count] of ways) {
    await go();
    await shows(count);
  }
  for (const square of ['A3', 'A4', 'A5']) await game.tap(square);
  await shows(2);
  await game.looksBack();
  await game.button(text.backToGame).first().click();
  await shows(3);
  expect((await game.match()).record).toEqual(record);
  await game.play('A3>A4^A5');
});

test('position, game and link are copied, and the link opens the position', async ({ visit }) => {
  const game = await GamePage.start(visit, TWO_PERSONS);
  const { page, text } = game;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = async (row: string): Promise<string> => {
    await game.fromMenu(row);
    await page.getByRole('dialog').getByText(text.copied).waitFor();
    await game.closeSheet();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  for (const turn of TURNS) await game.play(turn);
  expect(await copied(text.santorini.copyPosition)).toBe(
    '0000001000000000100010000/2/mortal:D4,B2/mortal:A3,D2',
  );
  const whole = await copied(text.santorini.copyGame);
  for (const turn of TURNS) expect(whole).toContain(turn);
  const link = await copied(text.santorini.copyLink);
  const { turn } = (await game.stage()).position;
  const states = await standing(game, turn);
  await page.goto(link);
  await page.getByRole('grid').waitFor();
  expect(await standing(game, turn)).toEqual(states);
  await game.button(text.santorini.playFromHereTogether).click();
  await game.isReady();
  await game.play('A3>A4^A5');
});

const BROKEN = [
  { fault: 'too few squares', path: '/board/000/1/mortal:B2,D4/mortal:B4,D2' },
  { fault: 'an unknown power', path: '/board/0000000000000000000000000/1/nobody:B2,D4/mortal:B4,D2' },
  { fault: 'two workers on a square', path: '/board/0000000000000000000000000/1/mortal:B2,D4/mortal:B2,D2' },
] as const;

test.for(BROKEN)('a broken link to a position says what is wrong: $fault', async ({ path }, { visit }) => {
  const page = await visit(path);
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(
    (await alert.locator('p').allTextContents()).filter((line) => /\w{3,}.*\.$/.test(line)),
  ).toHaveLength(2);
  expect(await alert.textContent()).toContain(path.replace('/board/', ''));
});

test('who gives up among three stands in the list of turns, and the others go on', async ({ visit }) => {
  const game = await GamePage.start(visit, THREE_PERSONS);
  await game.play('A1>A2^A1');
  await game.fromMenu(game.text.resign);
  await game.button(game.text.reallyResign).click();
  await game.play('E1>E2^E1');
  const list = game.page.locator('.turns-list');
  await expect
    .poll(() => list.locator('li').allInnerTexts())
    .toEqual([expect.stringContaining('A1>A2^A1'), 'Player 2 resigns.', 'E1>E2^E1']);
  expect(await list.locator('.turn-number').allInnerTexts()).toEqual(['1']);
  await game.page.locator('.turn-button').first().click();
  await game.looksBack();
});
