import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { decisionOf, Visitor } from '../online-site.ts';
import { PLAN, TOY } from '../sample-table.ts';
import { PostgresServer } from './postgres-server.ts';
import { RedisServer } from './redis-server.ts';
import { ServerNode } from './server-node.ts';

let postgres: PostgresServer;
let redis: RedisServer;
let settings: Readonly<Record<string, string>>;
let one: ServerNode;
let other: ServerNode;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([
    PostgresServer.start(inject('postgres')),
    RedisServer.start(inject('redis')),
  ]);
  settings = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url };
  // At once, so that both find a database in which there is nothing.
  [one, other] = await Promise.all([ServerNode.start(settings), ServerNode.start(settings)]);
  for (const node of [one, other]) await node.written(/redis-joined/);
});
afterAll(async () => {
  await one.stop();
  await other.stop();
  await redis.stop();
  await postgres.remove();
});

async function seated(anna: Visitor, ben: Visitor): Promise<string> {
  const table = await anna.open();
  for (const visitor of [anna, ben]) await visitor.ask({ kind: 'follow', table });
  await anna.ask({ kind: 'sit', table, seat: 0 });
  await ben.ask({ kind: 'sit', table, seat: 1 });
  await anna.ask({ kind: 'start', table });
  for (const visitor of [anna, ben]) await visitor.hear('entry', ({ number }) => number === 3);
  return table;
}

/** Plays, each as soon as they were told that it is their turn. */
async function playOn(players: readonly [Visitor, Visitor], table: string, most = 100): Promise<void> {
  const [anna] = players;
  for (let decisions = 0; decisions < most && anna.face(table).status === 'playing'; decisions++) {
    const { play, head } = anna.face(table);
    const player = players[play!.toAct[0]!]!;
    expect(await player.ask(decisionOf(player, table))).toMatchObject({ ok: true, number: head + 1 });
    for (const visitor of players) await visitor.hear('entry', ({ number }) => number === head + 1);
  }
}

/** Comes again at a server, as somebody known. */
async function movedTo(site: ServerNode, { cookie, player }: Visitor): Promise<Visitor> {
  const visitor = new Visitor(site);
  visitor.cookie = cookie;
  visitor.player = player;
  await visitor.connect();
  return visitor;
}

describe('two servers with PostgreSQL and Redis', () => {
  test('players at both play a whole game, talk, and see each other', async () => {
    const [anna, ben] = [await Visitor.guest(one), await Visitor.guest(other)];
    const table = await seated(anna, ben);
    await anna.hear('presence', ({ seats }) => seats.every((isHere) => isHere));
    await ben.ask({ kind: 'say', table, text: 'good luck' });
    await anna.hear('said', ({ line }) => line.text === 'good luck');
    await playOn([anna, ben], table);
    expect((await ben.hear('record')).record).toEqual((await anna.hear('record')).record);
  });

  test('those who want the same find each other', async () => {
    const [anna, ben] = [await Visitor.guest(one), await Visitor.guest(other)];
    const wish = { kind: 'pair', game: TOY.name, setup: PLAN.setup, clock: PLAN.clock };
    for (const visitor of [anna, ben]) expect(await visitor.ask(wish)).toMatchObject({ ok: true });
    expect((await anna.hear('paired')).table).toBe((await ben.hear('paired')).table);
  });

  test('open tables of one are in the lobby of the other', async () => {
    const [host, looker] = [await Visitor.guest(one), await Visitor.guest(other)];
    await looker.ask({ kind: 'lobby', isOpen: true });
    const table = await host.open();
    await looker.hear('listed', ({ row }) => row.id === table);
  });

  test('Redis goes and comes back: nothing is lost meanwhile', async () => {
    const [anna, ben] = [await Visitor.guest(one), await Visitor.guest(other)];
    const table = await seated(anna, ben);
    await redis.stop('SIGKILL');
    await playOn([anna, ben], table, 2);
    await redis.resume();
    await playOn([anna, ben], table);
    await ben.hear('record');
  });

  test('PostgreSQL goes and comes back: whoever asks again is served', async () => {
    const [anna, ben] = [await Visitor.guest(one), await Visitor.guest(other)];
    const table = await seated(anna, ben);
    const { play, head } = anna.face(table);
    const player = [anna, ben][play!.toAct[0]!]!;
    await postgres.stop('immediate');
    const refused = await player.ask(decisionOf(player, table));
    expect(refused).toMatchObject({ ok: false, error: 'unavailable' });
    await postgres.resume();
    expect(await player.ask(decisionOf(player, table))).toMatchObject({ ok: true, number: head + 1 });
    for (const visitor of [anna, ben]) await visitor.hear('entry', ({ number }) => number === head + 1);
    await playOn([anna, ben], table);
  });

  test('one is killed: its players go on at the other, and miss nothing', async () => {
    const third = await ServerNode.start(settings);
    const [anna, ben] = [await Visitor.guest(one), await Visitor.guest(third)];
    const table = await seated(anna, ben);
    await playOn([anna, ben], table, 1);
    await third.kill();
    const again = await movedTo(other, ben);
    const { head } = anna.face(table);
    expect(await again.ask({ kind: 'follow', table, from: head - 1 })).toMatchObject({ ok: true });
    expect((await again.hear('past')).entries.map(({ number }) => number)).toEqual([head]);
    await playOn([anna, again], table);
    await again.hear('record');
  });

  test('one stops in good order although PostgreSQL and Redis are away', async () => {
    const third = await ServerNode.start(settings);
    await third.written(/redis-joined/);
    await Visitor.guest(third);
    await Promise.all([postgres.stop('immediate'), redis.stop('SIGKILL')]);
    await third.stop();
    await Promise.all([postgres.resume(), redis.resume()]);
  });
});
