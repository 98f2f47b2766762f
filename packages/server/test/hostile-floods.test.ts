import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../src/limits/server-limits.ts';
import { type Site, startSite, Visitor } from './online-site.ts';
import { PeacefulGame } from './peaceful-game.ts';
import { QuietLog } from './quiet-log.ts';
import { PLAN } from './sample-table.ts';

const quiet = new QuietLog();
let site: Site;
let peace: PeacefulGame;
/** The clock of the server goes on as a test wants it to: ahead of time, or not at all. */
let ahead = 0;
let stopped: number | undefined;
beforeAll(async () => {
  site = await startSite({
    isBehindProxy: true,
    log: quiet.log,
    limits: USUAL_LIMITS,
    now: () => stopped ?? Date.now() + ahead,
  });
  peace = await PeacefulGame.begin(site, ['192.0.2.1', '192.0.2.2']);
});
afterEach(() => quiet.expectQuiet());
afterAll(() => site.stop());

/** Does something in no time at all, as far as the server knows: nothing is allowed anew meanwhile. */
const atOnce =
  (work: () => Promise<void>): (() => Promise<void>) =>
  async () => {
    stopped = Date.now() + ahead;
    try {
      await work();
    } finally {
      stopped = undefined;
    }
  };

let addresses = 0;
/** An address that nobody has come from before. */
const elsewhere = (): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `198.51.${++addresses >> 8}.${addresses & 255}`,
});
const many = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

describe('a flood of messages', () => {
  test('is refused, then cut off, and a game beside it goes on', async () => {
    const flooder = await Visitor.guest(site, elsewhere());
    const message = '{"id":"1","kind":"ping","at":1}';
    for (let n = 0; n < 1_000; n++) flooder.sendText(message);
    await peace.during(flooder.closed());
    // What the flooder was not yet sent is lost with the connection.
    expect(flooder.heard.length).toBeLessThan(500);
  });

  test(
    'from many sockets of one address is refused as from one',
    atOnce(async () => {
      const address = elsewhere();
      const flooders = await Promise.all(many(14, () => Visitor.guest(site, address)));
      const answers = flooders.flatMap((one) => many(60, () => one.ask({ kind: 'ping', at: 1 })));
      const refused = many(60 * 14, (n) => flooders[n % 14]!.hear('answer', ({ ok }) => !ok));
      await Promise.race([Promise.all(answers), ...refused]);
      for (const one of flooders) one.disconnect();
      expect((await Visitor.guest(site, elsewhere())).isClosed).toBe(false);
    }),
  );

  test('below the messages, of questions whether we are there, is cut off', async () => {
    const flooder = await Visitor.guest(site, elsewhere());
    flooder.pause();
    for (let n = 0; n < 500; n++) flooder.pingTransport();
    flooder.resume();
    await peace.during(flooder.closed());
  });

  test(
    'of chat and of wishes to play is refused, from whichever socket of a player',
    atOnce(async () => {
      const one = await Visitor.guest(site, elsewhere());
      const other = new Visitor(site, one.headers);
      other.cookie = one.cookie;
      await other.connect();
      const table = await one.open();
      await one.ask({ kind: 'sit', table, seat: 0 });
      const { burst: lines } = USUAL_LIMITS.chat;
      const said = many(lines + 1, (n) =>
        [one, other][n % 2]!.ask({ kind: 'say', table, text: `line ${n}` }),
      );
      expect((await Promise.all(said)).filter(({ ok }) => !ok)).toMatchObject([{ error: 'too-many' }]);
      const wish = { kind: 'pair', game: PLAN.game, setup: PLAN.setup, clock: PLAN.clock };
      const { burst: games } = USUAL_LIMITS.games;
      const wished = await Promise.all(many(games + 1, (n) => [one, other][n % 2]!.ask(wish)));
      expect(wished.filter(({ ok }) => !ok)).toMatchObject([{ error: 'too-many' }]);
    }),
  );

  test(
    'for what takes long to read is refused',
    atOnce(async () => {
      const reader = await Visitor.guest(site, elsewhere());
      const table = await reader.open();
      await reader.ask({ kind: 'follow', table });
      const refusals: string[] = [];
      for (let n = 0; n <= USUAL_LIMITS.requests.burst && refusals.length === 0; n++) {
        const path = ['/tables', '/tables/mine', '/export', `/tables/${table}/record`][n % 4]!;
        const { body } = await reader.fetch('GET', path);
        // There is no record yet, which is no refusal to look.
        if (path.endsWith('/record') && body.error !== 'too-many') continue;
        if (body.error !== undefined) refusals.push(String(body.error));
      }
      expect(refusals).toEqual(['too-many']);
      for (const message of [
        { kind: 'past', table, from: 0, to: 9 },
        { kind: 'follow', table, from: 0 },
        { kind: 'lobby', isOpen: true },
      ])
        expect(await reader.ask(message)).toMatchObject({ ok: false, error: 'too-many' });
    }),
  );
});

describe('a flood of requests', () => {
  test(
    'of one address is refused; others are served',
    atOnce(async () => {
      const visitor = new Visitor(site, elsewhere());
      const answers = await Promise.all(
        many(USUAL_LIMITS.requests.burst + 60, () => visitor.fetch('GET', '/me')),
      );
      const statuses = new Set(answers.map(({ status }) => status));
      expect(statuses).toEqual(new Set([200, 429]));
      expect(await new Visitor(site, elsewhere()).fetch('GET', '/me')).toMatchObject({ status: 200 });
      stopped = Date.now() + ahead + 60_000;
      expect(await visitor.fetch('GET', '/me')).toMatchObject({ status: 200 });
    }),
  );

  test(
    'for guests is refused, and for tables by account as well as by address',
    atOnce(async () => {
      const { burst } = USUAL_LIMITS.creations;
      const visitors = many(burst + 1, () => new Visitor(site, { 'x-forwarded-for': '203.0.113.1' }));
      const made = await Promise.all(visitors.map((one) => one.fetch('POST', '/session')));
      expect(made.filter(({ status }) => status === 429)).toHaveLength(1);
      // Somebody with many addresses is still one account.
      const [anna] = visitors;
      const opened = await Promise.all(
        many(burst + 1, () => anna!.fetch('POST', '/tables', { plan: PLAN }, elsewhere())),
      );
      expect(opened.filter(({ status }) => status === 429)).toHaveLength(1);
    }),
  );
});

describe('a flood of sockets', () => {
  test('is refused by address and by player, and those who were there stay', async () => {
    const address = elsewhere();
    const player = await Visitor.guest(site, address);
    const again = async (headers: Readonly<Record<string, string>>): Promise<Visitor> => {
      const visitor = new Visitor(site, headers);
      visitor.cookie = player.cookie;
      await visitor.connect();
      return visitor;
    };
    const mine = await Promise.all(many(USUAL_LIMITS.connectionsOfPlayer - 1, () => again(elsewhere())));
    await expect(again(elsewhere())).rejects.toThrow('429');
    const others = many(USUAL_LIMITS.connections - 1, () => new Visitor(site, address));
    await Promise.all(others.map((one) => one.connect()));
    await expect(peace.during(new Visitor(site, address).connect())).rejects.toThrow('429');
    expect(await player.ask({ kind: 'ping', at: 1 })).toMatchObject({ ok: true });
    for (const one of [...mine, ...others]) one.disconnect();
    await Promise.all([...mine, ...others].map((one) => one.closed()));
  });

  test(
    'that come and go is refused',
    atOnce(async () => {
      const address = elsewhere();
      let refused: unknown;
      for (let n = 0; n < USUAL_LIMITS.arrivals.burst + 40 && refused === undefined; n++) {
        const visitor = new Visitor(site, address);
        await visitor.connect().catch((error: unknown) => {
          refused = error;
        });
        visitor.disconnect();
      }
      expect(String(refused)).toContain('429');
    }),
  );

  test('beyond what the server has room for is refused, wherever they come from', async () => {
    const small = await startSite({ isBehindProxy: true, limits: { ...USUAL_LIMITS, connectionsInAll: 3 } });
    try {
      for (let n = 0; n < 3; n++) await new Visitor(small, elsewhere()).connect();
      await expect(new Visitor(small, elsewhere()).connect()).rejects.toThrow();
    } finally {
      await small.stop();
    }
  });

  test('that say nothing is cut off where they come from one address', async () => {
    const open = await startSite({ limits: { ...USUAL_LIMITS, visits: 5 } });
    const [host = '', port] = open.address.split(':');
    const silent: Socket[] = [];
    try {
      for (let n = 0; n < 7; n++) {
        const socket = connect(Number(port), host);
        socket.on('error', () => undefined);
        await once(socket, 'connect');
        silent.push(socket);
      }
      await Promise.all(silent.slice(5).map((socket) => socket.closed || once(socket, 'close')));
      silent[0]!.destroy();
      await expect
        .poll(() =>
          fetch(`http://${open.address}/api/me`).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200);
    } finally {
      for (const socket of silent) socket.destroy();
      await open.stop();
    }
  });
});

describe('somebody who does not read', () => {
  test('what they are sent is cut off, and the others at the table are told everything', async () => {
    const reader = await Visitor.guest(site, elsewhere());
    const table = await reader.open();
    await reader.ask({ kind: 'sit', table, seat: 0 });
    // Lines of chat are what a table sends to everybody who follows it anew.
    const line = 'x'.repeat(280);
    for (let n = 0; n < 40; n++) {
      ahead += 60_000;
      await reader.ask({ kind: 'say', table, text: line });
    }
    const slow = await Visitor.guest(site, elsewhere());
    slow.pause();
    // Some 20 KB for each message; what the system itself takes up comes first.
    const flood = (async () => {
      for (let n = 0; n < 2_000 && !slow.isClosed; n++) {
        ahead += 1_000;
        slow.sendText(JSON.stringify({ id: '1', kind: 'follow', table }));
        if (n % 20 === 19) await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    const presence = reader.hear('pong', undefined, reader.heard.length);
    await reader.ask({ kind: 'ping', at: 1 });
    await presence;
    await flood;
    slow.resume();
    await peace.during(slow.closed());
    const bytes = slow.wire.reduce((sum, text) => sum + text.length, 0);
    expect(bytes).toBeLessThan(2_000 * 40 * 280);
  });
});
