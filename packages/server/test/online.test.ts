import { once } from 'node:events';
import { connect } from 'node:net';
import { checkReveal, DAY, type GameRecord, replay, sha256 } from '@thera/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIRST_TURN_GRACE } from '../src/tables/enter.ts';
import { decisionOf, NO_LIMITS, type Site, startSite, Visitor } from './online-site.ts';
import { PLAN, TOY } from './sample-table.ts';

let site: Site;
/** The server's clock: it goes on by itself, and as far as a test sets it forward. */
let ahead = 0;
beforeAll(async () => {
  site = await startSite({ now: () => Date.now() + ahead });
});
afterAll(() => site.stop());

/** Two guests who sit at a table, and a third who watches. */
async function seated(plan: Partial<typeof PLAN> = {}) {
  const [anna, ben, watcher] = [
    await Visitor.guest(site),
    await Visitor.guest(site),
    await Visitor.guest(site),
  ];
  const table = await anna.open(plan);
  for (const visitor of [anna, ben, watcher]) await visitor.ask({ kind: 'follow', table });
  expect(await anna.ask({ kind: 'sit', table, seat: 0 })).toMatchObject({ ok: true, number: 1 });
  expect(await ben.ask({ kind: 'sit', table, seat: 1 })).toMatchObject({ ok: true, number: 2 });
  return { anna, ben, watcher, table };
}

async function begun(plan: Partial<typeof PLAN> = {}) {
  const all = await seated(plan);
  await all.anna.ask({ kind: 'start', table: all.table });
  for (const one of [all.anna, all.ben, all.watcher]) await one.hear('entry', ({ number }) => number === 3);
  return all;
}

describe('a game of two', () => {
  test('is played to its end, watched, and checked by its seed', async () => {
    const { anna, ben, watcher, table } = await begun();
    const { commitment } = watcher.face(table);
    while (anna.face(table).status === 'playing') {
      const { play, head } = anna.face(table);
      const visitor = play!.toAct[0] === 0 ? anna : ben;
      expect(await visitor.ask(decisionOf(visitor, table))).toMatchObject({ ok: true, number: head + 1 });
      for (const one of [anna, ben, watcher]) await one.hear('entry', ({ number }) => number === head + 1);
    }
    const { record } = await watcher.hear('record');
    expect(checkReveal(sha256, commitment!, record.seed)).toBe(true);
    const replayed = replay(TOY, record as GameRecord<unknown, unknown>);
    expect(replayed.ok && replayed.value.outcome).toEqual(watcher.face(table).play?.outcome);
    const states = await ben.fetch('GET', `/tables/states?of=${table},nowhere`);
    expect(states.body).toEqual({ states: { [table]: 'over', nowhere: null } });
    const kept = await anna.fetch('GET', `/tables/${table}/record`);
    expect(kept.body).toEqual(record);
    const mine = await ben.fetch('GET', '/tables/mine');
    expect(mine.body.tables).toMatchObject([{ id: table, status: 'over' }]);
  });

  test('tells nobody what they may not know, neither now nor about the past', async () => {
    const { anna, ben, watcher, table } = await begun();
    const hand = JSON.stringify((anna.face(table).play!.view as { hand: unknown }).hand);
    await anna.ask(decisionOf(anna, table));
    for (const one of [ben, watcher]) await one.hear('entry', ({ number }) => number === 4);
    for (const one of [ben, watcher]) {
      expect(one.heard.findLast((message) => message.kind === 'entry')).toMatchObject({
        entry: { kind: 'event', event: { kind: 'secret', seat: 0 } },
      });
      expect(one.wire.join('\n')).not.toContain('"seed"');
    }
    expect(watcher.wire.join('\n')).not.toContain(`"hand":${hand}`);
    expect((await ben.fetch('GET', `/tables/${table}/record`)).body).toEqual({ error: 'not-over' });
    // Whatever the past is asked for, it is the past of whoever asks.
    await watcher.ask({ kind: 'past', table, from: 0, to: 99 });
    const { entries } = await watcher.hear('past');
    expect(entries.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(entries[3]?.entry).toMatchObject({ kind: 'event', event: { kind: 'secret' } });
  });
});

describe('a connection that was lost', () => {
  test('goes on from the entry that was seen last', async () => {
    const { anna, ben, table } = await begun();
    ben.disconnect();
    await anna.hear('presence', ({ seats }) => seats[1] === false);
    await anna.ask(decisionOf(anna, table));
    await ben.connect();
    const from = ben.heard.length;
    await ben.ask({ kind: 'follow', table, from: 3 });
    const { entries } = await ben.hear('past', undefined, from);
    expect(entries.map(({ number }) => number)).toEqual([4]);
    expect(ben.face(table).head).toBe(4);
    await anna.hear('presence', ({ seats }) => seats[1] === true, anna.heard.length - 1);
  });

  test('sends a decision again and is answered, not repeated', async () => {
    const { anna, table } = await begun();
    const decision = { ...decisionOf(anna, table), id: 'same' };
    const first = await anna.ask(decision);
    anna.disconnect();
    await anna.connect();
    expect(await anna.ask(decision)).toEqual(first);
    await anna.ask({ kind: 'follow', table });
    expect(anna.face(table).head).toBe(4);
  });
});

describe('refusals', () => {
  test('a stranger acts for nobody', async () => {
    const { watcher, anna, table } = await begun();
    for (const kind of ['resign', 'decline', 'stand'])
      expect(await watcher.ask({ kind, table })).toMatchObject({ ok: false, error: 'not-seated' });
    expect(await watcher.ask({ ...decisionOf(anna, table) })).toMatchObject({
      ok: false,
      error: 'not-seated',
    });
    for (const action of [{ kind: 'start' }, { kind: 'close' }, { kind: 'kick', seat: 0 }])
      expect(await watcher.ask({ ...action, table })).toMatchObject({ ok: false, error: 'not-host' });
    expect(await watcher.ask({ kind: 'say', table, text: 'B4!' })).toMatchObject({
      ok: false,
      error: 'not-seated',
    });
  });

  test('who has no session watches and does nothing else', async () => {
    const { table } = await begun();
    const nobody = new Visitor(site);
    await nobody.connect();
    expect(await nobody.ask({ kind: 'follow', table })).toMatchObject({ ok: true });
    expect(nobody.face(table).ownSeat).toBeNull();
    expect(await nobody.ask({ kind: 'resign', table })).toMatchObject({ ok: false, error: 'not-signed-in' });
    expect(await nobody.fetch('POST', '/tables', { plan: PLAN })).toMatchObject({ status: 401 });
  });

  test('nobody claims a win from someone who is there, or who is not waited for', async () => {
    const { anna, table } = await begun();
    expect(await anna.ask({ kind: 'claim', table, absent: 1, due: 'win' })).toMatchObject({
      ok: false,
      error: 'not-absent',
    });
  });

  test.each([
    ['no JSON', '{'],
    ['no object', '7'],
    ['no kind', '{"id":"1"}'],
    ['an unknown kind', '{"id":"1","kind":"win"}'],
    ['a field too many', '{"id":"1","kind":"ping","at":1,"as":"anna"}'],
    ['a seat that no table has', '{"id":"1","kind":"sit","table":"abcdefghijkm","seat":9}'],
    ['a table that cannot be', '{"id":"1","kind":"start","table":"../../etc"}'],
    ['a page that pollutes', '{"id":"1","kind":"ping","at":1,"__proto__":{"isAdmin":true}}'],
  ])('%s is no message, and the connection stays', async (_, text) => {
    const visitor = await Visitor.guest(site);
    visitor.sendText(text);
    expect(await visitor.hear('answer')).toMatchObject({ ok: false, error: 'bad-message' });
    expect(await visitor.ask({ kind: 'ping', at: 1 })).toMatchObject({ ok: true });
  });

  test('what is too large ends the connection', async () => {
    const visitor = await Visitor.guest(site);
    visitor.sendText(`{"id":"1","kind":"ping","at":1,"more":"${'x'.repeat(20_000)}"}`);
    await expect(visitor.hear('pong')).rejects.toThrow('closed');
    expect((await new Visitor(site).fetch('GET', '/me')).status).toBe(200);
  });
});

describe('clocks', () => {
  test('a flag falls though nobody does anything', async () => {
    const { anna, table } = await begun({ clock: { kind: 'bank', initial: 5_000, increment: 0 } });
    ahead += 5_000 + FIRST_TURN_GRACE;
    await anna.hear('entry', ({ face }) => face.status === 'over');
    expect(anna.face(table).play?.outcome).toMatchObject({ kind: 'won', reason: 'flag' });
  });

  test.each([
    ['a minute against the clock', { kind: 'bank', initial: 600_000, increment: 0 }, 60_000],
    ['five minutes without one', { kind: 'none' }, 300_000],
  ] as const)('whoever is left alone may claim the win, after %s', async (_, clock, limit) => {
    const { anna, ben, table } = await begun({ clock });
    ben.disconnect();
    const { claims } = await anna.hear('presence', ({ claims }) => claims[1] !== null);
    const left = claims[1]! - Date.now() - ahead;
    expect(left).toBeGreaterThan(limit - 10_000);
    expect(left).toBeLessThanOrEqual(limit);
    const claim = { kind: 'claim', table, absent: 1, due: 'win' };
    ahead += limit - 20_000;
    expect(await anna.ask(claim)).toMatchObject({ ok: false, error: 'not-absent' });
    ahead += 20_000;
    expect(await anna.ask(claim)).toMatchObject({ ok: true });
    expect(anna.face(table).play?.outcome).toMatchObject({ kind: 'won', winners: [0], reason: 'absence' });
  });

  test('who has days for a turn may be away', async () => {
    const { anna, ben, table } = await begun({ clock: { kind: 'turn', milliseconds: 3 * DAY } });
    ben.disconnect();
    await anna.hear('presence', ({ seats }) => seats[0] === true && seats[1] === false);
    ahead += DAY;
    const claim = { kind: 'claim', table, absent: 1, due: 'win' };
    expect(await anna.ask(claim)).toMatchObject({ ok: false, error: 'not-absent' });
  });
});

describe('the lobby', () => {
  test('shows public tables until they begin, and no private ones', async () => {
    const looker = await Visitor.guest(site);
    await looker.ask({ kind: 'lobby', isOpen: true });
    const host = await Visitor.guest(site);
    const hidden = await host.open({ isPrivate: true });
    const open = await host.open();
    await looker.hear('listed', ({ row }) => row.id === open);
    expect(looker.wire.join('\n')).not.toContain(hidden);
    await host.ask({ kind: 'close', table: open });
    await looker.hear('unlisted', ({ table }) => table === open);
  });
});

describe('accounts', () => {
  const secret = 'a long enough password';

  test('a guest becomes an account and keeps what they have', async () => {
    const anna = await Visitor.guest(site);
    const table = await anna.open();
    await anna.ask({ kind: 'sit', table, seat: 0 });
    const name = `Anna ${Date.now() % 1e6}`;
    const made = await anna.fetch('POST', '/account', { name, password: secret });
    expect(made.body).toMatchObject({ player: { id: anna.player?.id, name, isGuest: false } });
    expect(made.body.recoveryCodes).toHaveLength(10);
    const elsewhere = new Visitor(site);
    expect(
      await elsewhere.fetch('POST', '/sign-in', { name: name.toUpperCase(), password: secret }),
    ).toMatchObject({
      status: 200,
    });
    expect((await elsewhere.fetch('GET', '/tables/mine')).body.tables).toMatchObject([{ id: table }]);

    const recovered = new Visitor(site);
    const [code] = made.body.recoveryCodes as string[];
    const recovery = { name, code, password: `${secret} 2` };
    expect(await recovered.fetch('POST', '/recovery', recovery)).toMatchObject({ status: 200 });
    expect(await recovered.fetch('POST', '/recovery', recovery)).toMatchObject({ status: 401 });
    // All other sessions have ended, and the old password is gone.
    expect((await elsewhere.fetch('GET', '/me')).body).toEqual({ player: null });
    expect(await elsewhere.fetch('POST', '/sign-in', { name, password: secret })).toMatchObject({
      status: 401,
    });
    expect(await recovered.fetch('DELETE', '/account')).toMatchObject({ status: 200 });
    expect((await recovered.fetch('GET', '/me')).body).toEqual({ player: null });
  });

  test('nobody learns who has an account', async () => {
    const visitor = new Visitor(site);
    const answers = await Promise.all(
      [{ name: 'Nobody at all', password: secret }, { name: '', password: secret }, {}].map((body) =>
        visitor.fetch('POST', '/sign-in', body),
      ),
    );
    for (const { status, body } of answers)
      expect([status, body]).toEqual([401, { error: 'wrong-credentials' }]);
  });

  test.each([
    [{ name: 'x', password: secret }, 'bad-name'],
    [{ name: '<b>Anna</b>', password: secret }, 'bad-name'],
    [{ name: 'Anna\u202e', password: secret }, 'bad-name'],
    [{ name: 'Somebody', password: 'short' }, 'bad-password'],
  ])('%j makes none', async (body, error) => {
    const guest = await Visitor.guest(site);
    expect((await guest.fetch('POST', '/account', body)).body).toEqual({ error });
  });

  test('the cookie is out of reach for scripts and other sites', async () => {
    const visitor = new Visitor(site);
    const { headers } = await visitor.fetch('POST', '/session');
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
  });

  test('a page of another site can do nothing', async () => {
    const anna = await Visitor.guest(site);
    const foreign = { origin: 'https://elsewhere.example' };
    expect(await anna.fetch('POST', '/tables', { plan: PLAN }, foreign)).toMatchObject({ status: 400 });
    expect(
      await anna.fetch('DELETE', '/account', undefined, { 'sec-fetch-site': 'cross-site' }),
    ).toMatchObject({
      status: 400,
    });
    await expect(anna.connect(foreign)).rejects.toThrow('403');
  });

  test('documents follow an account, and none is written over unseen', async () => {
    const anna = await Visitor.guest(site);
    expect((await anna.fetch('GET', '/documents/adventure')).body).toEqual({ version: 0, body: null });
    expect(await anna.fetch('PUT', '/documents/adventure', { version: 1, body: '{}' })).toMatchObject({
      status: 200,
    });
    expect(await anna.fetch('PUT', '/documents/adventure', { version: 1, body: 'x' })).toMatchObject({
      status: 409,
    });
    expect((await anna.fetch('GET', '/documents/adventure')).body).toEqual({ version: 1, body: '{}' });
  });
});

test('limits hold for each address', async () => {
  const tight = await startSite({
    limits: {
      ...NO_LIMITS,
      connections: 2,
      creations: { burst: 2, perSecond: 0 },
      attempts: { burst: 1, perSecond: 0 },
    },
  });
  try {
    const one = await Visitor.guest(tight);
    await Visitor.guest(tight);
    await expect(new Visitor(tight).connect()).rejects.toThrow('429');
    expect(await new Visitor(tight).fetch('POST', '/session')).toMatchObject({ status: 429 });
    await one.fetch('POST', '/sign-in', {});
    expect(await one.fetch('POST', '/sign-in', {})).toMatchObject({ status: 429 });
    one.disconnect();
    await one.connect();
  } finally {
    await tight.stop();
  }
});

test('a server that stops does not wait for pages that do not answer', async () => {
  const stopping = await startSite();
  const { port } = new URL(`http://${stopping.address}`);
  const silent = connect(Number(port), '127.0.0.1');
  silent.write(
    `GET /api/socket HTTP/1.1\r\nHost: ${stopping.address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await once(silent, 'data');
  await stopping.stop();
  silent.destroy();
});

test('a table whose plan cannot be played is refused', async () => {
  const anna = await Visitor.guest(site);
  const refused = async (plan: object) =>
    (await anna.fetch('POST', '/tables', { plan: { ...PLAN, ...plan } })).body.error;
  expect(await refused({ game: 'chess' })).toBe('no-such-game');
  expect(await refused({ setup: { seats: 99 } })).toBe('bad-setup');
  expect(await refused({ seats: [{ kind: 'open' }] })).toBe('bad-setup');
  expect(await refused({ clock: { kind: 'turn', milliseconds: 1 } })).toBe('bad-time-control');
  expect(await refused({ seats: [{ kind: 'computer', level: 'god' }, { kind: 'open' }] })).toBe(
    'bad-message',
  );
  expect((await anna.fetch('POST', '/tables', 'not json')).body).toMatchObject({ error: 'bad-message' });
});
