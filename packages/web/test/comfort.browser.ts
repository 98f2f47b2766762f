import { GamePage } from './game-page.ts';
import { axe, expect, test } from './site.ts';
import { TWO_PERSONS } from './tables.ts';

test.for([
  { language: 'en', whoStarts: 'Who starts', play: 'Play the computer' },
  { language: 'es', whoStarts: 'Quién empieza', play: 'Jugar contra el ordenador' },
] as const)(
  'the computer can be let start, and that is remembered ($language)',
  async ({ language, whoStarts, play }, { visit }) => {
    const page = await visit('/', { screen: 'phone', language, settings: { board: 'svg', motion: 'off' } });
    const starter = page.getByRole('combobox', { name: whoStarts });
    await starter.selectOption('computer');
    expect(await axe(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => starter.inputValue()).toBe('computer');
    await page.getByRole('button', { name: play }).click();
    await page.waitForURL(/\/play\//);
    const game = await GamePage.of(page, { screen: 'phone', language });
    const { record } = await game.match();
    expect(record.setup).toMatchObject({ start: 1 });
  },
);

/** How far down on the screen a square is. */
const nearness = (game: GamePage, square: string): Promise<number> =>
  game.cell(square).evaluate((cell) => Number(getComputedStyle(cell).zIndex));

test.for(['svg', 'three'] as const)(
  'the board turns to whoever plays, if that is wanted (%s)',
  async (board, { visit }) => {
    const game = await GamePage.start(visit, TWO_PERSONS, {
      settings: { board, turning: 'on', motion: 'off' },
    });
    const isNear = async (): Promise<boolean> => (await nearness(game, 'A1')) > (await nearness(game, 'A5'));
    await expect.poll(isNear).toBe(true);
    await game.play('B2>B3^B2');
    await expect.poll(isNear).toBe(false);
    await game.play('B4>C4^B4');
    await expect.poll(isNear).toBe(true);
  },
);

test('a board that need not turn lies still', async ({ visit }) => {
  const game = await GamePage.start(visit, TWO_PERSONS);
  const before = await nearness(game, 'A1');
  expect(before).toBeGreaterThan(await nearness(game, 'A5'));
  await game.play('B2>B3^B2');
  expect(await nearness(game, 'A1')).toBe(before);
});
