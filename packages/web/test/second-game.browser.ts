import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Serving } from '@thera/server';
import { begin } from '@thera/table';
import { blindAuction } from '@thera/table/toy';
import { loadPlayText } from '@thera/texts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { pointOn } from './point-on.ts';
import { expect, originOf, servePages, test, type Visit } from './site.ts';
import { auctionScene } from './toy/auction-board.ts';
import { AUCTION_WORDS } from './toy/auction-words.ts';
import { buildToy } from './toy/build-toy.ts';

const text = await loadPlayText('en');
const folder = mkdtempSync(join(tmpdir(), 'thera-toy-'));
let serving: Serving | undefined;

beforeAll(async () => {
  await buildToy(folder);
  serving = await servePages(folder);
}, 120_000);

afterAll(async () => {
  await serving?.stop();
  rmSync(folder, { recursive: true });
});

/** A game of the toy game, begun and kept; `seats` as links write them. */
function kept(seats: string): Readonly<Record<string, string>> {
  const count = seats.split(',').length;
  const begun = begin(blindAuction, { seats: count }, 'a fixed seed');
  if (!begun.ok) throw new Error(begun.error);
  const { record, state } = begun.value;
  const summary = {
    details: count,
    turn: 0,
    toAct: [0],
    isOver: false,
    scene: auctionScene(blindAuction.view(state, 'watcher'), undefined, [0, 1, 2, 3], undefined),
    updated: 1,
  };
  const plan = `game=blind-auction&seats=${seats}`;
  return { 'thera.game.toy': JSON.stringify({ version: 2, game: 'blind-auction', plan, record, summary }) };
}

const open = (visit: Visit, seats: string): Promise<Page> =>
  visit('/play/toy', { origin: originOf(serving!), kept: kept(seats), settings: { board: 'svg' } });

const square = (page: Page, name: string | RegExp) => page.getByRole('gridcell', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Taps a square; the buttons lie over each other and are cut to shape. */
async function tap(page: Page, name: string | RegExp): Promise<void> {
  const cell = square(page, name).first();
  await cell.waitFor();
  await page.mouse.click(...(await pointOn(cell)));
}

/** Bids the first card that can be chosen, and some coins. */
async function bid(page: Page, coins: number): Promise<string> {
  await page.getByText(AUCTION_WORDS.prompts.card).waitFor();
  const card = square(page, /^card \d, can be chosen$/).first();
  const name = (await card.getAttribute('aria-label'))!.replace(/,.*/, '');
  await tap(page, /^card \d, can be chosen$/);
  await tap(page, `${coins} coins, can be chosen`);
  await button(page, text.endTurn).click();
  return name;
}

const takeDevice = async (page: Page, seat: number): Promise<void> => {
  await page.getByRole('heading', { name: text.handOver(text.words.seat(seat)) }).waitFor();
  await button(page, text.handOverReady(text.words.seat(seat))).click();
};

test('a second game has a board of its own shape in the same frame', async ({ visit }) => {
  const page = await open(visit, 'p,c1');
  await page.getByText(AUCTION_WORDS.prompts.card).waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(4);
  expect(await page.getByRole('gridcell').count()).toBe(15);
  // A square that stands for nothing now says so, as in any game.
  await tap(page, /^boast/);
  await page.getByText(AUCTION_WORDS.notHere).waitFor();
});

test('two persons decide at once and in secret, and the device changes hands', async ({ visit }) => {
  const page = await open(visit, 'p,p');
  await takeDevice(page, 0);
  const first = await bid(page, 1);
  await page.getByRole('heading', { name: text.handOver(text.words.seat(1)) }).waitFor();
  expect(await page.locator('body').innerText()).not.toContain(first);
  await takeDevice(page, 1);
  // Of the other's bid there is nothing but that it was made.
  await expect.poll(() => page.locator('.turn-button').allInnerTexts()).toEqual([text.secret]);
  expect(await page.locator('.turns').innerText()).not.toContain(first);
  await bid(page, 0);
  await takeDevice(page, 0);
  await expect.poll(() => page.locator('.turn-button').count()).toBe(2);
  expect(await page.locator('.turn-button').allInnerTexts()).toEqual([`${first} + 1 coins`, text.secret]);
  // Who decided at once share a round.
  expect(await page.locator('.turn-number').allInnerTexts()).toEqual(['1']);
});

test('history, a step back, a hint and a takeback work as in any game', async ({ visit }) => {
  const page = await open(visit, 'p,c1');
  const card = await bid(page, 0);
  await expect.poll(() => page.locator('.turn-button').count()).toBe(2);
  await page.getByText(AUCTION_WORDS.prompts.card).waitFor();
  await page.locator('.turn-button').first().click();
  await page.getByText(text.replayAt(1, 2)).waitFor();
  await button(page, text.backToGame).first().click();
  await tap(page, /^card \d, can be chosen$/);
  await page.getByText(AUCTION_WORDS.prompts.coins).waitFor();
  await button(page, text.undo).click();
  await page.getByText(AUCTION_WORDS.prompts.card).waitFor();
  await button(page, text.hint).click();
  await page
    .getByRole('alert')
    .getByText(/^card \d/)
    .waitFor();
  await button(page, text.takeBack).click();
  await expect.poll(() => page.locator('.turn-button').count()).toBe(0);
  await square(page, `${card}, can be chosen`).waitFor();
});

test('it is kept, goes on after a reload, and ends with its score', async ({ visit }) => {
  const page = await open(visit, 'p,c1');
  await bid(page, 2);
  await expect.poll(() => page.locator('.turn-button').count()).toBe(2);
  await page.reload();
  await expect.poll(() => page.locator('.turn-button').count()).toBe(2);
  const over = page.locator('.action.over');
  const prompt = page.getByText(AUCTION_WORDS.prompts.card);
  // Two rounds may be enough, and three are always.
  for (let decided = 2; decided < 6; decided += 2) {
    await over.or(prompt).first().waitFor();
    if (await over.isVisible()) break;
    await bid(page, 0);
    await expect.poll(() => page.locator('.turn-button').count()).toBe(decided + 2);
  }
  await over.waitFor();
  await expect
    .poll(() => over.innerText())
    .toMatch(/Goals reached: [0-2] of 2\. Points: \d+\. Rank: (thrifty|lavish)\./);
  // Nothing is secret any more.
  expect(await page.locator('.turn-button').allInnerTexts()).not.toContain(text.secret);
  await button(page, text.rematch).click();
  await page.getByText(AUCTION_WORDS.prompts.card).waitFor();
  expect(page.url()).not.toContain('/play/toy');
  await page.goto('/');
  // The list has the words of the game, of what the game itself has written down.
  await page.getByRole('heading', { name: 'An auction for 2' }).waitFor();
  await page.getByText('Before the first turn · your turn').waitFor();
});
