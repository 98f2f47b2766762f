import type { Page } from 'playwright-core';
import { beginMortals, decided, MORTALS, OnlinePage } from './online-page.ts';
import { test } from './online-site.ts';
import { PagelessPlayer } from './pageless-player.ts';
import { axe, expect } from './site.ts';

/** A whole game, played towards its end by both. */
const GAME: readonly (readonly string[])[] = [
  ['@A1', '@E1'],
  ['@C4', '@A4'],
  ['E1>D2', '^C1'],
  ['C4>C3', '^B2'],
  ['D2>C2', '^B1'],
  ['A4>B3', '^B4'],
  ['C2>C1', '^B2'],
  ['B3>C2', '^B1'],
  ['C1>B1', '^B2'],
  ['C3>B3', '^B4'],
  ['B1>B2'],
];

test('two people who have never been here meet at a table and play a whole game', async ({ visit, at }) => {
  const anna = await OnlinePage.at(visit, '/settings', { origin: at });
  const path = await anna.open(MORTALS);
  expect(await axe(anna.page)).toEqual([]);
  await looksGood(anna.page);
  const ben = await OnlinePage.at(visit, path, { origin: at, language: 'es' });
  await ben.page.locator('.waiting-seats').waitFor();
  await ben.sit(1);
  await anna.sit(0);
  await anna.start();
  const players = [anna, ben];
  for (const player of players) await player.isThere();
  expect(await anna.page.locator('.seat-clock').count()).toBe(2);
  let match = beginMortals();
  for (const [n, steps] of GAME.entries()) {
    const player = players[n % 2]!;
    await player.isAsked();
    await expect.poll(() => player.page.title()).toContain('●');
    await player.decide(match, steps);
    match = decided(match, steps);
    for (const each of players) await each.hasTurns(n + 1);
  }
  await anna.page.getByText(anna.words.ending.youWin).waitFor();
  await ben.page.getByText(ben.words.ending.youLose).waitFor();
  for (const player of players) await player.page.getByText(player.text.fairness.fair).waitFor();
  expect(await axe(ben.page)).toEqual([]);
  await looksGood(ben.page);
  // The rematch leads both to the next table, with their sides exchanged.
  await anna.button(anna.text.offers.rematch.ask).click();
  await ben.button(ben.text.offers.agree).click();
  for (const player of players) await player.page.waitForURL((url) => !url.pathname.endsWith(path));
  await ben.isAsked();
  expect(new URL(anna.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
});

test('a host exchanges and empties seats, and an open game begins once nobody is missing', async ({
  visit,
  server,
  at,
}) => {
  const anna = await OnlinePage.at(visit, '/settings', { origin: at, screen: 'phone' });
  const path = await anna.open({ ...MORTALS, isPrivate: false });
  await anna.sit(0);
  const ben = await OnlinePage.at(visit, path, { origin: at });
  await ben.sit(1);
  const { waiting } = anna.text;
  // Not as long as the host wants to wait.
  await anna.button(waiting.notYet).click();
  await anna.page.getByText(waiting.startsIn(5)).waitFor({ state: 'detached' });
  await anna.button(waiting.swapFrom(anna.words.words.seat(0))).click();
  await anna.button(waiting.swapWith(anna.words.words.seat(1))).click();
  await anna.page.locator('.waiting-seat').nth(1).getByText(waiting.you).waitFor();
  await anna.button(/^Remove /).click();
  await ben.page.getByText(waiting.kicked).waitFor();
  expect(await anna.button(waiting.start).isDisabled()).toBe(true);
  expect(await axe(anna.page)).toEqual([]);
  await PagelessPlayer.sitting(server, path, 0);
  await anna.isThere();
  await ben.isThere();
  await ben.page.getByText(ben.text.watch).waitFor();
});

test('a reload in the middle of a turn loses nothing; what is offered, said and claimed', async ({
  visit,
  server,
  at,
}) => {
  const anna = await OnlinePage.at(visit, '/settings', { origin: at });
  const path = await anna.open(MORTALS);
  await anna.sit(0);
  const ben = await PagelessPlayer.sitting(server, path, 1);
  await anna.start();
  let match = beginMortals();
  for (const steps of GAME.slice(0, 2)) {
    if (steps === GAME[0]) await anna.decide(match, steps);
    else await ben.decide(steps);
    match = decided(match, steps);
  }
  await anna.hasTurns(2);
  // Half a turn, a reload, and the other half.
  await anna.isAsked();
  await anna.tap('E1');
  await anna.tap('D2');
  await anna.page.reload();
  await anna.button(anna.words.undo).and(anna.page.locator(':enabled')).waitFor();
  expect(await anna.turns()).toHaveLength(2);
  await anna.tap('C1');
  await anna.hasTurns(3);
  // What the other agrees to is taken back.
  await anna.button(anna.text.offers.takeback.ask).click();
  await anna.notes.getByText(anna.text.offers.takeback.yours).waitFor();
  await ben.until(() => ben.feed.told.value?.face.offer != null);
  await ben.ask({ kind: 'agree', events: ben.events });
  await expect.poll(() => anna.turns()).toHaveLength(2);
  await anna.decide(match, GAME[2]!);
  await anna.hasTurns(3);
  // What the other declines is told, and what the other offers is answered.
  await anna.button(anna.text.offers.takeback.ask).click();
  await ben.until(() => ben.feed.told.value?.face.offer != null);
  await ben.ask({ kind: 'decline' });
  await anna.notes.getByText(/declined/).waitFor();
  await ben.ask({ kind: 'offer', what: 'draw', events: ben.events });
  await anna.notes.getByRole('button', { name: anna.text.offers.decline }).click();
  await ben.until(() => ben.feed.told.value?.face.offer == null);
  // Chat: a line is heard, answered, and its author is not read any more once muted.
  await ben.ask({ kind: 'say', text: 'Good luck' });
  await anna.button(/^Chat/).and(anna.page.locator('.turns-tab')).click();
  await anna.page.getByText('Good luck').waitFor();
  await anna.page.getByPlaceholder(anna.text.chat.placeholder).fill('You too');
  await anna.page.keyboard.press('Enter');
  await ben.until(() => ben.feed.lines.value.some(({ text }) => text === 'You too'));
  await anna.button(/^Mute/).click();
  await anna.page.getByText('Good luck').waitFor({ state: 'detached' });
  expect(await axe(anna.page)).toEqual([]);
  // Whoever is waited for has gone: nothing is decided until somebody says so.
  ben.leave();
  await anna.button(anna.text.claim.win).click();
  await anna.page.getByText(anna.words.ending.youWin).waitFor();
});

test('whoever watches sees the game, is counted, and can do nothing', async ({ visit, server, at }) => {
  const watcher = await OnlinePage.at(visit, '/settings', { origin: at, screen: 'phone' });
  const anna = await OnlinePage.at(visit, '/settings', { origin: at });
  const path = await anna.open(MORTALS);
  await anna.sit(0);
  const ben = await PagelessPlayer.sitting(server, path, 1);
  await anna.start();
  await anna.isThere();
  await watcher.goTo(path);
  await watcher.isThere();
  await watcher.page.getByText(watcher.text.watch).waitFor();
  await anna.page.getByText(anna.text.watchers(1)).waitFor({ state: 'attached' });
  expect(await watcher.button(watcher.words.endTurn).count()).toBe(0);
  const match = beginMortals();
  await anna.decide(match, GAME[0]!);
  await watcher.hasTurns(1);
  await watcher.tap('C3');
  expect(await watcher.remark.textContent()).toBe('');
  const decision = { kind: 'decide', events: watcher.play.events, steps: GAME[1] };
  expect(await watcher.send(decision)).toBe('not-signed-in');
  await ben.decide(GAME[1]);
  await watcher.hasTurns(2);
  expect(await axe(watcher.page)).toEqual([]);
  await looksGood(watcher.page);
});

test('a decision on an older game is refused in words, and the turn can be made again', async ({
  visit,
  server,
  at,
}) => {
  const anna = await OnlinePage.at(visit, '/settings', { origin: at });
  const path = await anna.open({ ...MORTALS, clock: { kind: 'none' } });
  await anna.sit(0);
  const ben = await PagelessPlayer.sitting(server, path, 1);
  await anna.start();
  await anna.isThere();
  // The same player is here twice, and one of the pages hears nothing for a while.
  const late: (() => void)[] = [];
  let isHeld = false;
  await anna.page.routeWebSocket(/api\/socket/, (page) => {
    const far = page.connectToServer();
    far.onMessage((message) => {
      if (isHeld && JSON.parse(String(message)).kind === 'entry') late.push(() => page.send(message));
      else page.send(message);
    });
  });
  await anna.page.reload();
  await anna.isAsked();
  isHeld = true;
  const { events } = anna.play;
  expect(await anna.send({ kind: 'decide', events, steps: GAME[0] })).toBeUndefined();
  await ben.until(() => ben.events === events + 1);
  await anna.tap('B2');
  await anna.tap('D4');
  await anna.page.getByText(anna.text.stale).waitFor();
  isHeld = false;
  for (const tell of late.splice(0)) tell();
  await anna.hasTurns(1);
  await ben.decide(GAME[1]);
  await anna.hasTurns(2);
  await anna.isAsked();
  // A draw is offered on purpose only, and ends the game once both want it.
  await anna.button(anna.words.menu).click();
  const dialog = anna.page.getByRole('dialog');
  await dialog.getByRole('button', { name: anna.text.offers.draw.ask, exact: true }).click();
  await dialog.getByRole('button', { name: anna.words.cancel, exact: true }).waitFor();
  await dialog.getByRole('button', { name: anna.text.offers.draw.ask, exact: true }).click();
  await ben.until(() => ben.feed.told.value?.face.offer?.what === 'draw');
  await ben.ask({ kind: 'agree', events: ben.events });
  await anna.page.getByText(anna.words.ending.draw).waitFor();
});

/** It can be read in the dark, and fits into 360 pixels. */
async function looksGood(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axe(page, ['color-contrast'])).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 640 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await page.setViewportSize(before);
}
