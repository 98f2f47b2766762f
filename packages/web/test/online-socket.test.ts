import { effect, type ReadonlySignal } from '@preact/signals';
import type { TablePlan } from '@thera/protocol';
import { type AnyGame, StoreError, sqliteStore } from '@thera/server';
import { diceFor, randomDecision, sha256 } from '@thera/table';
import { blindAuction } from '@thera/table/toy';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OnlineSocket } from '../src/online/socket.ts';
import { TableFeed } from '../src/online/table-feed.ts';
import { Guest, type OnlineServer, startOnline } from './online-server.ts';

const TOY = blindAuction as unknown as AnyGame;
const PLAN: TablePlan = {
  game: TOY.name,
  setup: { seats: 2 },
  seats: [{ kind: 'open' }, { kind: 'open' }],
  clock: { kind: 'none' },
  isPrivate: false,
};

let server: OnlineServer;
const sockets: OnlineSocket[] = [];
beforeAll(async () => {
  server = await startOnline({ games: [TOY] });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => server.stop());

/** Waits until a signal has a value that is wanted. */
function until<T>(source: ReadonlySignal<T>, isWanted: (value: T) => boolean): Promise<T> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let isFound = false;
    stop = effect(() => {
      if (isFound || !isWanted(source.value)) return;
      isFound = true;
      stop?.();
      resolve(source.value);
    });
    if (isFound) stop();
  });
}

const head = (feed: TableFeed, number: number) => until(feed.entries, ({ length }) => length >= number);

function socketOf(guest: Guest): OnlineSocket {
  const socket = guest.socket();
  sockets.push(socket);
  return socket;
}

/** Two guests at a table at which the game has begun. */
async function begun() {
  const [anna, ben] = [await Guest.at(server), await Guest.at(server)];
  const table = await anna.open(PLAN);
  const [one, other] = [socketOf(anna), socketOf(ben)];
  const feeds = { anna: new TableFeed(table, one), ben: new TableFeed(table, other) };
  expect(await feeds.anna.ask({ kind: 'sit', seat: 0 })).toEqual({ ok: true, value: 1 });
  expect(await feeds.ben.ask({ kind: 'sit', seat: 1 })).toEqual({ ok: true, value: 2 });
  expect(await feeds.anna.ask({ kind: 'start' })).toEqual({ ok: true, value: 3 });
  for (const feed of Object.values(feeds)) await head(feed, 3);
  return { anna, ben, table, one, other, feeds };
}

/** A decision out of what was told alone. */
function decisionOf(feed: TableFeed) {
  const { play, ownSeat } = feed.told.value!.face;
  const dice = diceFor(sha256, 'choices', play!.events);
  const steps = randomDecision({ game: TOY, view: play!.view, dice }, ownSeat!);
  return { kind: 'decide', events: play!.events, steps: steps! } as const;
}

test('a table is followed from its first entry, each with what was seen after it', async () => {
  const { feeds, ben, table } = await begun();
  await feeds.anna.ask(decisionOf(feeds.anna));
  const late = new TableFeed(table, socketOf(ben));
  const entries = await head(late, 4);
  expect(entries.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(entries.slice(2).every(({ play }) => play !== null)).toBe(true);
  expect(entries).toEqual(feeds.ben.entries.value);
});

test('a connection that is cut comes again and misses nothing', async () => {
  const { ben, other, feeds } = await begun();
  ben.cut();
  await until(other.status, (status) => status === 'lost');
  expect(await feeds.anna.ask(decisionOf(feeds.anna))).toMatchObject({ ok: true });
  const entries = await head(feeds.ben, 4);
  expect(entries.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(feeds.ben.told.value?.face.head).toBe(4);
  expect(other.status.value).toBe('open');
});

test('a table that cannot be read now is followed when it can', async () => {
  const store = sqliteStore(':memory:');
  let isAway = true;
  const chatLines = async (...asked: Parameters<typeof store.chatLines>) => {
    if (isAway) throw new StoreError('unavailable', undefined);
    return store.chatLines(...asked);
  };
  const flaky = await startOnline({ games: [TOY], store: { ...store, chatLines } });
  try {
    const guest = await Guest.at(flaky);
    const socket = socketOf(guest);
    const feed = new TableFeed(await guest.open(PLAN), socket);
    await until(socket.status, (status) => status === 'open');
    expect(await socket.ask({ kind: 'ping', at: 1 })).toMatchObject({ ok: true });
    isAway = false;
    await until(feed.told, (told) => told !== undefined);
    expect(feed.problem.value).toBeUndefined();
    socket.close();
  } finally {
    await flaky.stop();
  }
});

test('what is decided while there is no server is sent when it is back, and once', async () => {
  const { one, feeds } = await begun();
  const decision = decisionOf(feeds.anna);
  let answered: Promise<unknown> | undefined;
  await server.restart(async () => {
    await until(one.status, (status) => status === 'lost');
    answered = feeds.anna.ask(decision);
  });
  expect(await answered).toEqual({ ok: true, value: 4 });
  await head(feeds.anna, 4);
  expect(feeds.anna.entries.value).toHaveLength(4);
});

test('a decision whose answer was lost is answered and not repeated', async () => {
  const { anna, one, feeds } = await begun();
  const answered = feeds.anna.ask(decisionOf(feeds.anna));
  anna.cut();
  expect(await answered).toEqual({ ok: true, value: 4 });
  await until(one.status, (status) => status === 'open');
  expect(await head(feeds.anna, 4)).toHaveLength(4);
});

test('who only asks is told at once that nobody hears', async () => {
  const { anna, one } = await begun();
  anna.cut();
  await until(one.status, (status) => status === 'lost');
  expect(await one.ask({ kind: 'lobby', isOpen: true })).toMatchObject({ ok: false, error: 'unavailable' });
});

test('a stale decision is refused, and what was missed is told', async () => {
  const { feeds, table, anna } = await begun();
  const elsewhere = new TableFeed(table, socketOf(anna));
  await head(elsewhere, 3);
  const decision = decisionOf(elsewhere);
  await feeds.anna.ask(decisionOf(feeds.anna));
  expect(await elsewhere.ask(decision)).toMatchObject({ ok: false, error: 'stale' });
  expect(elsewhere.entries.value).toHaveLength(4);
});

test('what there is not is refused by its code', async () => {
  const socket = socketOf(await Guest.at(server));
  const feed = new TableFeed('abcdefghijkm', socket);
  expect(await until(feed.problem, (problem) => problem !== undefined)).toBe('no-such-table');
});

test('the time at the server is known', async () => {
  const socket = socketOf(await Guest.at(server));
  await until(socket.status, (status) => status === 'open');
  await new Promise<void>((resolve) => socket.listen('pong', () => resolve()));
  expect(socket.time.lag).toBeGreaterThanOrEqual(0);
  expect(Math.abs(socket.time.now - Date.now())).toBeLessThan(60_000);
});

test('chat is heard once by everybody, also by those who come later', async () => {
  const { feeds, table, ben } = await begun();
  await feeds.anna.ask({ kind: 'say', text: 'Good luck!' });
  await until(feeds.ben.lines, ({ length }) => length === 1);
  ben.cut();
  const late = new TableFeed(table, socketOf(ben));
  expect(await until(late.lines, ({ length }) => length === 1)).toMatchObject([{ text: 'Good luck!' }]);
  expect(feeds.ben.lines.value).toHaveLength(1);
});
