import {
  Island,
  inProgress,
  type Setup,
  type State,
  type Step,
  squareName,
  turnsOf,
} from '@thera/santowerini';
import { busyGame, gameAfter } from './santowerini-games.ts';
import { SantoweriniPage, squaresOf } from './santowerini-page.ts';
import { axe, expect, test, type Visit, type Visitor } from './site.ts';

const SETUP: Setup = { scenario: '2A', difficulty: 'normal', attempt: 1 };
const hasTwoAshore = ({ enemies }: State): boolean => enemies.length >= 2;

async function openBusy(visit: Visit, visitor: Visitor = {}): Promise<SantoweriniPage> {
  return SantoweriniPage.resume(visit, busyGame(SETUP, 2, hasTwoAshore).match, visitor);
}

const SCREENS = [
  { screen: 'phone', theme: 'light', board: 'svg' },
  { screen: 'phone', theme: 'dark', board: 'three' },
  { screen: 'desktop', theme: 'light', board: 'three' },
  { screen: 'desktop', theme: 'dark', board: 'svg' },
] as const;

test.for(SCREENS)(
  'on a $screen, $theme, with the board $board: a turn, and nothing against it from axe',
  async (row, { visit }) => {
    const { screen, theme, board } = row;
    const game = await openBusy(visit, { screen, theme, settings: { board, quality: 'low' } });
    if (board === 'three') await game.page.locator('.board-layer canvas').waitFor();
    await game.page.keyboard.press('1');
    await game.forecast().getByRole('list').waitFor();
    expect(await axe(game.page)).toEqual([]);
    const [turn] = turnsOf(new Island((await game.match()).state));
    const { from, to, on } = turn!;
    await game.play([
      { kind: 'move', from, to },
      { kind: 'build', on },
    ]);
  },
);

test('an enemy is watched by its number, on the island and in the strip: what it may do on each roll', async ({
  visit,
}) => {
  const game = await openBusy(visit);
  const { enemies } = (await game.match()).state;
  const { words, page } = game;
  const stance = (place: number): string =>
    words.game.forecast.stance(words.game.ordinal(place + 1), words.game.facings[enemies[place]!.facing]);
  await page.keyboard.press('2');
  await game.forecast().getByText(stance(1)).waitFor();
  await game.forecast().getByText(words.game.forecast.unlessEarlier).waitFor();
  const sentences = await game.forecast().locator('.prospect .unseen').allTextContents();
  expect(sentences.length).toBeGreaterThan(0);
  const labels = await page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
  const dangers = labels.filter((label) => / may (step|strike|end it) here on /.test(label));
  expect(await page.locator('.prospect').count()).toBe(sentences.length);
  expect(dangers.length).toBeGreaterThan(0);
  await page.keyboard.press('0');
  await game.forecast().getByText(stance(1)).waitFor({ state: 'detached' });
  await game.tap(enemies[0]!.square);
  await game.forecast().getByText(stance(0)).waitFor();
  await game.niches().nth(1).click();
  await game.forecast().getByText(stance(1)).waitFor();
  await game.button(words.closeForecast).click();
  await game.forecast().getByText(words.enemiesActed).waitFor();
});

test('the forecast follows a turn that is chosen and not ended', async ({ visit }) => {
  const { match } = busyGame(SETUP, 2, hasTwoAshore);
  const game = await SantoweriniPage.resume(visit, match, { settings: { confirm: 'always' } });
  const { state } = match;
  const steps = stepsThatChange(state);
  await game.page.keyboard.press('1');
  const rows = game.forecast().locator('.prospect .unseen');
  const before = await rows.allTextContents();
  for (const square of squaresOf(steps)) await game.tap(square);
  await expect.poll(() => rows.allTextContents()).not.toEqual(before);
  await game.button(game.text.undo).click();
  await game.button(game.text.undo).click();
  await expect.poll(() => rows.allTextContents()).toEqual(before);
});

/** A turn after which the first enemy looks elsewhere or climbs. */
function stepsThatChange(state: State): readonly Step[] {
  const [enemy] = state.enemies;
  const ahead = { n: -5, e: 1, s: 5, w: -1 }[enemy!.facing] + enemy!.square;
  for (const { from, to, on } of turnsOf(new Island(state))) {
    const steps: readonly Step[] = [
      { kind: 'move', from, to },
      { kind: 'build', on },
    ];
    const after = inProgress(state, steps);
    const isHigher = after.heights[ahead] !== state.heights[ahead];
    if (isHigher || after.builders.includes(ahead)) return steps;
  }
  // Then whoever is beaten is no longer forecast.
  const beaten = turnsOf(new Island(state)).find(({ on }) => on === enemy!.square);
  if (beaten === undefined) throw new Error(`nothing changes what ${squareName(enemy!.square)} may do`);
  return [
    { kind: 'move', from: beaten.from, to: beaten.to },
    { kind: 'build', on: beaten.on },
  ];
}

test('a hint says what to play and why, and is shown on the island', async ({ visit }) => {
  const game = await openBusy(visit);
  await game.button(game.text.hint).click();
  await expect
    .poll(() => game.remark().textContent(), { timeout: 10_000 })
    .toMatch(/^Move from [A-E][1-5] to [A-E][1-5] and build on [A-E][1-5]\. .+\.$/);
  const [, from, to, on] = /from ([A-E]\d) to ([A-E]\d) and build on ([A-E]\d)/.exec(
    (await game.remark().textContent())!,
  )!;
  for (const square of [from!, to!, on!]) await game.tap(square);
  await expect.poll(async () => (await game.match()).line.length).toBe(3);
});

test('a square that cannot be chosen says why', async ({ visit }) => {
  const setup: Setup = { scenario: '1A', difficulty: 'normal', attempt: 1 };
  const game = await SantoweriniPage.resume(visit, gameAfter(setup, 'why'));
  const { whyNot } = game.words.game;
  await game.tap('A4');
  await expect.poll(() => game.remark().textContent()).toBe(whyNot.noBuilder);
  await game.tap('B2');
  await game.tap('E4');
  await expect.poll(() => game.remark().textContent()).toBe(whyNot.tooFar);
  await game.tap('C2');
  await game.tap('B4');
  await expect.poll(() => game.remark().textContent()).toBe(whyNot.tooFar);
});

test('steps are undone, a turn never across a roll: the page says why', async ({ visit }) => {
  const setup: Setup = { scenario: '1A', difficulty: 'easy', attempt: 1 };
  const game = await SantoweriniPage.resume(visit, gameAfter(setup, 'undo'));
  const { prompts } = game.words.game;
  await game.tap('B2');
  await game.tap('A2');
  await game.prompt().getByText(prompts.build).waitFor();
  await game.button(game.text.undo).click();
  await game.prompt().getByText(prompts.move('B2')).waitFor();
  await game.button(game.text.undo).click();
  await game.prompt().getByText(prompts.choose).waitFor();
  // On the easy side the enemies wait after the first turn, so nothing was rolled.
  await game.play([
    { kind: 'move', from: 16, to: 15 },
    { kind: 'build', on: 20 },
  ]);
  await game.button(game.text.takeBack).click();
  await expect.poll(async () => (await game.match()).line.length).toBe(0);
  for (const [from, to, on] of [
    [16, 15, 20],
    [15, 16, 15],
  ] as const)
    await game.play([
      { kind: 'move', from, to },
      { kind: 'build', on },
    ]);
  await game.button(game.text.undo).click();
  await expect.poll(() => game.remark().textContent()).toBe(game.words.dieIsCast);
  expect((await game.match()).line).toHaveLength(2);
});
