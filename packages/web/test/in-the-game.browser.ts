import { turnInWords } from '@thera/play/santorini';
import { formatTurn, listTurns, type Position, TurnList } from '@thera/santorini';
import type { Worker } from 'playwright-core';
import { GamePage } from './game-page.ts';
import { expect, isDrawn, test } from './site.ts';
import { SOON_WON, TWO_PERSONS } from './tables.ts';

const at = (position: string): string => `seats=p,p&powers=none&position=${encodeURIComponent(position)}`;

/** Every turn of a position, as it is written. */
function turnsOf(position: Position): readonly string[] {
  const turns = new TurnList();
  listTurns(position, turns);
  return [...turns.starts()].map((start) => formatTurn(position, turns.data, start));
}

const WHY_NOT = [
  {
    rule: 'Athena climbed',
    position: '0010002120011100120000000/1/minotaur:B3,D2/athena[^]:C3,D4',
    taps: ['B3', 'B4'],
    words: 'Athena climbed last turn: you can’t move up.',
  },
  {
    rule: 'two levels up',
    position: '0000002000000000000000000/1/mortal:B3,D2/mortal:E5,E4',
    taps: ['B3', 'B4'],
    words: 'Too high: you can only climb one level at a time.',
  },
  {
    rule: 'somebody stands there',
    position: '0000000000000000000000000/1/mortal:B3,D2/mortal:B4,E4',
    taps: ['B3', 'B4'],
    words: 'There’s already a worker there.',
  },
  {
    rule: 'too far away',
    position: '0000000000000000000000000/1/mortal:B3,D2/mortal:B4,E4',
    taps: ['B3', 'E1'],
    words: 'That square isn’t next to your worker.',
  },
  {
    rule: 'a dome',
    position: '0000004000000000000000000/1/mortal:B3,D2/mortal:E5,E4',
    taps: ['B3', 'B4'],
    words: 'That square has a dome.',
  },
] as const;

test.for(WHY_NOT)('a tap on an impossible square says why: $rule', async (row, { visit }) => {
  const game = await GamePage.start(visit, at(row.position));
  for (const square of row.taps) await game.tap(square);
  await expect.poll(() => game.remark().textContent()).toContain(row.words);
  expect((await game.match()).line).toHaveLength(0);
});

test('a step is undone, and a turn begun anew', async ({ visit }) => {
  const game = await GamePage.start(visit, TWO_PERSONS, { settings: { confirm: 'always' } });
  const before = await game.labels();
  for (const square of ['B2', 'B3', 'A3']) await game.tap(square);
  expect(await game.label('A3')).toContain('level 1');
  await game.button(game.text.undo).click();
  await game.prompt().getByText(game.words.prompts.next.build).waitFor();
  expect(await game.label('A3')).toContain('ground, can build here');
  expect(await game.label('B3')).toContain('your worker');
  await game.fromMenu(game.text.restartTurn);
  await expect.poll(() => game.labels()).toEqual(before);
});

test('a turn against the computer is taken back, with the answer to it', async ({ visit }) => {
  const game = await GamePage.start(visit, SOON_WON.query);
  const before = await game.labels();
  await game.play('C2>B2^C2');
  expect(await game.turns()).toHaveLength(2);
  await game.button(game.text.takeBack).click();
  await game.page.getByText(game.text.noTurnYet).waitFor();
  await game.isReady();
  expect(await game.labels()).toEqual(before);
  await game.play(SOON_WON.turns[0]);
  expect((await game.turns())[0]).toBe('C2>C3^D4');
});

test('giving up is asked about first', async ({ visit }) => {
  const game = await GamePage.start(visit, SOON_WON.query);
  await game.fromMenu(game.text.resign);
  await game.button(game.text.cancel).click();
  await game.page.locator('dialog').waitFor({ state: 'detached' });
  expect(await game.isOver()).toBe(false);
  await game.fromMenu(game.text.resign);
  await game.button(game.text.reallyResign).click();
  await game.prompt().getByText(game.text.ending.youLose).waitFor();
});

test('a hint names a legal turn', async ({ visit }) => {
  const game = await GamePage.start(visit, SOON_WON.query);
  await game.button(game.text.hint).click();
  const hint = game.remark().getByText(/^Try this: /);
  await hint.waitFor();
  const { position } = await game.stage();
  const words = (await hint.textContent()) ?? '';
  const turn = turnsOf(position).find(
    (known) => words === game.words.telling.hint(turnInWords(known, 'bid', game.words)),
  );
  if (turn === undefined) throw new Error(`no turn is told as: ${words}`);
  await game.play(turn);
});

test('the computer shows that it thinks, and moves when it is told to', async ({ visit }) => {
  const game = await GamePage.start(visit, SOON_WON.query.replace('c1', 'c8'));
  let thinking: readonly Worker[] = [];
  await game.afterDecision(async () => {
    for (const square of ['C2', 'B2', 'C1']) await game.tap(square);
    await game.page.getByText(game.text.thinking).first().waitFor();
    thinking = game.page.workers();
    await game.button(game.text.moveNow).click();
  });
  // Whoever is hurried keeps what it has learnt, and the net.
  expect(thinking).not.toEqual([]);
  expect(game.page.workers()).toEqual(expect.arrayContaining([...thinking]));
  expect(await game.turns()).toHaveLength(2);
  expect(await game.button(game.text.moveNow).count()).toBe(0);
});

test('the level can be changed in the game, and stays', async ({ visit }) => {
  const game = await GamePage.start(visit, SOON_WON.query);
  await game.button(game.text.menu).click();
  await game.page.getByRole('slider', { name: /^Level/ }).fill('6');
  await game.closeSheet();
  const strip = game.page.getByRole('region', { name: /Computer · Architect/ });
  await strip.waitFor();
  await game.page.reload();
  await isDrawn(game.page);
  await strip.waitFor();
});

test('the game takes the whole screen and gives it back', async ({ visit }) => {
  const game = await GamePage.start(visit, SOON_WON.query);
  await game.button(game.text.fullScreen).click();
  await game.button(game.text.leaveFullScreen).waitFor();
  expect(await game.page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await game.fromMenu(game.text.leaveFullScreen);
  await game.button(game.text.fullScreen).waitFor();
});
