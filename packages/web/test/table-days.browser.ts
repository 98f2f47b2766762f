import { DAY } from '@thera/table';
import { beginMortals, decided, MORTALS, OnlinePage } from './online-page.ts';
import { test } from './online-site.ts';
import { PagelessPlayer } from './pageless-player.ts';
import { expect } from './site.ts';

const PLACING = ['@A1', '@E1'];
const OTHERS = ['@C4', '@A4'];
const TURN = ['E1>D2', '^C1'];

test('a game over days goes on when the server has been started again', async ({ visit, server, at }) => {
  const anna = await OnlinePage.at(visit, '/settings', { origin: at, expects: [/WebSocket|ERR_/] });
  const path = await anna.open({ ...MORTALS, clock: { kind: 'turn', milliseconds: 3 * DAY } });
  await anna.page.getByText('3 days per turn').waitFor();
  await anna.sit(0);
  const ben = await PagelessPlayer.sitting(server, path, 1);
  await anna.start();
  let match = beginMortals();
  await anna.decide(match, PLACING);
  match = decided(match, PLACING);
  await anna.hasTurns(1);
  await server.restart(async () => {
    await anna.notes.getByText(anna.text.connection.lost).waitFor();
  });
  await anna.notes.getByText(anna.text.connection.lost).waitFor({ state: 'detached' });
  await ben.decide(OTHERS);
  match = decided(match, OTHERS);
  await anna.hasTurns(2);
  await anna.isAsked();
  expect(await anna.page.locator('.seat-clock').allTextContents()).toContain('3 d');
  // Whoever has days may be away: nothing can be claimed.
  ben.leave();
  await anna.decide(match, TURN);
  await anna.hasTurns(3);
  await anna.page.locator('.presence-dot:not(.is-here)').waitFor();
  expect(await anna.notes.locator('.table-note').count()).toBe(0);
});

const FOUR = {
  ...MORTALS,
  setup: { players: 4, mode: 'fixed', powers: ['artemis', 'atlas', 'demeter', 'pan'], start: 0 },
  seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
} as const;

test('four people begin a game of two teams, each with a page', async ({ visit, at }) => {
  const anna = await OnlinePage.at(visit, '/settings', { origin: at });
  const path = await anna.open(FOUR);
  await anna.sit(0);
  const players = [anna];
  for (const seat of [1, 2, 3]) {
    const player = await OnlinePage.at(visit, path, { origin: at });
    await player.page.locator('.waiting-seats').waitFor();
    await player.sit(seat);
    players.push(player);
  }
  await anna.start();
  let match = beginMortals(FOUR);
  const decisions = [
    ['@B5', '@E3'],
    ['@A4', '@D2'],
    ['B5>A5', '^B4'],
    ['A4>B3', '^B2'],
  ];
  for (const [n, steps] of decisions.entries()) {
    await players[n]!.decide(match, steps);
    match = decided(match, steps);
    for (const player of players) await player.hasTurns(n + 1);
  }
});
