import { GAMES } from '@thera/play/games';
import type { AnyGame } from '@thera/server';
import { inject } from 'vitest';
import { beginMortals, decided, MORTALS, OnlinePage } from './online-page.ts';
import { type OnlineServer, startOnline } from './online-server.ts';
import { axe, expect, test as siteTest } from './site.ts';

interface Fixtures {
  readonly server: OnlineServer;
  readonly at: string;
}

/** A test with a server on which games are played. */
const test = siteTest.extend<Fixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const games = Object.values(GAMES).map(({ game }) => game as AnyGame);
      const server = await startOnline({ games, pages: inject('pages') });
      await use(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
  at: async ({ server }, use) => use(`http://localhost:${server.port}`),
});

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
    await players[n % 2]!.decide(match, steps);
    match = decided(match, steps);
    for (const player of players) await player.hasTurns(n + 1);
  }
  await anna.page.getByText(anna.words.ending.youWin).waitFor();
  await ben.page.getByText(ben.words.ending.youLose).waitFor();
  for (const player of players) await player.page.getByText(player.text.fairness.fair).waitFor();
  expect(await axe(ben.page)).toEqual([]);
  // The rematch leads both to the next table, with their sides exchanged.
  await anna.button(anna.text.offers.rematch.ask).click();
  await ben.button(ben.text.offers.agree).click();
  for (const player of players) await player.page.waitForURL((url) => !url.pathname.endsWith(path));
  await ben.isAsked();
  expect(new URL(anna.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
});
