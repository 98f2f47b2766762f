import { LONGEST_LINE, MOST_LINES_AT_ONCE } from '@thera/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_LIMITS, type Site, startSite, Visitor } from './online-site.ts';
import { SharedBus } from './shared-bus.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const line = (key: string, body = key): { readonly key: string; readonly body: string } => ({ key, body });

async function founded(visitor: Visitor, name = 'journey/1'): Promise<string> {
  const { body } = await visitor.fetch('POST', '/logs', { name });
  return String(body.id);
}

async function invitationOf(visitor: Visitor, log: string): Promise<string> {
  return `/logs/${log}/invitation/${(await visitor.fetch('GET', `/logs/${log}`)).body.invitation}`;
}

/** Anna has founded a log, Ben has joined it, and Cleo has nothing to do with it. */
async function group() {
  const [anna, ben, cleo] = [await Visitor.guest(site), await Visitor.guest(site), await Visitor.guest(site)];
  const log = await founded(anna);
  const invitation = await invitationOf(anna, log);
  expect(await ben.fetch('POST', invitation)).toMatchObject({ status: 200 });
  return { anna, ben, cleo, log, invitation };
}

const linesOf = async (visitor: Visitor, log: string, after = 0) =>
  (await visitor.fetch('GET', `/logs/${log}/lines?after=${after}`)).body;

describe('a log that is shared', () => {
  test('of a name is founded once, from however many devices', async () => {
    const anna = await Visitor.guest(site);
    const ids = await Promise.all([founded(anna), founded(anna), founded(anna)]);
    expect(new Set(ids).size).toBe(1);
    expect((await anna.fetch('GET', '/logs')).body).toEqual({
      logs: [{ id: ids[0], name: 'journey/1', head: 0 }],
    });
  });

  test('says what it is to whoever was invited, and lets them in', async () => {
    const { anna, ben, cleo, log, invitation } = await group();
    const nobody = new Visitor(site);
    const told = await nobody.fetch('GET', invitation);
    const members = [anna.player, ben.player];
    expect(told.body).toEqual({
      id: log,
      name: 'journey/1',
      founder: anna.player?.id,
      created: expect.any(Number),
      members,
    });
    expect(await nobody.fetch('POST', invitation)).toMatchObject({ body: { error: 'not-signed-in' } });
    // Once more changes nothing.
    expect(await ben.fetch('POST', invitation)).toMatchObject({ status: 200, body: {} });
    await cleo.fetch('POST', invitation);
    expect((await ben.fetch('GET', `/logs/${log}`)).body).toMatchObject({
      founder: anna.player?.id,
      members: [...members, cleo.player],
    });
  });

  test('has every line once, in one order for all', async () => {
    const { anna, ben, log } = await group();
    const write = (visitor: Visitor, ...keys: readonly string[]) =>
      visitor.fetch('POST', `/logs/${log}/lines`, { lines: keys.map((key) => line(key)) });
    expect((await write(anna, 'a', 'b')).body).toEqual({ head: 2 });
    await Promise.all([write(anna, 'c', 'd'), write(ben, 'd', 'c'), write(ben, 'b', 'e')]);
    const told = await linesOf(anna, log);
    expect(told).toEqual(await linesOf(ben, log));
    const lines = told.lines as readonly { readonly number: number; readonly key: string }[];
    expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(lines.map(({ key }) => key).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await linesOf(ben, log, 3)).toEqual({ lines: lines.slice(3), head: 5 });
    expect((await write(ben, 'a')).body).toEqual({ head: 5 });
    const again = await ben.fetch('POST', `/logs/${log}/lines`, { lines: [line('a', 'other')] });
    expect(again.body).toEqual({ head: 5 });
    expect(await linesOf(ben, log)).toEqual(told);
  });

  test('of many long lines comes in parts', async () => {
    const anna = await Visitor.guest(site);
    const log = await founded(anna);
    const body = 'x'.repeat(90_000);
    for (let n = 0; n < 14; n += 2)
      await anna.fetch('POST', `/logs/${log}/lines`, { lines: [line(`${n}`, body), line(`${n + 1}`, body)] });
    const first = await linesOf(anna, log);
    expect(first).toMatchObject({ head: 14 });
    expect(first.lines).toHaveLength(11);
    expect((await linesOf(anna, log, 11)).lines).toHaveLength(3);
  });

  test('is there for members alone, as if it were not there at all', async () => {
    const { cleo, log, anna } = await group();
    const asks: readonly (readonly [string, string, unknown?])[] = [
      ['GET', `/logs/${log}`],
      ['GET', `/logs/${log}/lines`],
      ['POST', `/logs/${log}/lines`, { lines: [line('a')] }],
      ['POST', `/logs/${log}/invitation`],
      ['DELETE', `/logs/${log}/members/${anna.player?.id}`],
      ['GET', `/logs/${log}/invitation/guessed`],
      ['POST', `/logs/${log}/invitation/guessed`],
    ];
    for (const [method, path, body] of asks)
      expect(await cleo.fetch(method, path, body), `${method} ${path}`).toMatchObject({
        status: 404,
        body: { error: 'no-such-log' },
      });
    const nobody = new Visitor(site);
    for (const [method, path, body] of asks.slice(0, 5))
      expect(await nobody.fetch(method, path, body)).toMatchObject({ status: 401 });
    expect(await cleo.ask({ kind: 'follow-log', log })).toMatchObject({ ok: false, error: 'no-such-log' });
  });

  test.each([
    ['no lines', { lines: [] }],
    ['no list', { lines: 'a' }],
    ['a line without a key', { lines: [{ key: '', body: '' }] }],
    ['a line without a body', { lines: [{ key: 'a' }] }],
    ['a number of its own', { lines: [{ key: 'a', body: '', number: 1 }] }],
    ['a line too long', { lines: [line('a', 'x'.repeat(LONGEST_LINE + 1))] }],
    ['too many lines', { lines: Array.from({ length: MOST_LINES_AT_ONCE + 1 }, (_, n) => line(`${n}`)) }],
  ])('takes nothing of what cannot be read: %s', async (_, body) => {
    const anna = await Visitor.guest(site);
    const log = await founded(anna);
    expect(await anna.fetch('POST', `/logs/${log}/lines`, body)).toMatchObject({
      status: 400,
      body: { error: 'bad-message' },
    });
    expect(await linesOf(anna, log)).toEqual({ lines: [], head: 0 });
  });

  test('has a name that pages can use', async () => {
    const anna = await Visitor.guest(site);
    for (const name of ['', 'two words', 'x'.repeat(161), 7])
      expect(await anna.fetch('POST', '/logs', { name })).toMatchObject({ status: 400 });
    expect(await anna.fetch('GET', '/logs/x/lines?after=-1')).toMatchObject({ status: 400 });
  });
});

describe('members', () => {
  test('are told at once that something is new, and others are not', async () => {
    const { anna, ben, cleo, log } = await group();
    expect(await ben.ask({ kind: 'follow-log', log })).toMatchObject({ ok: true, number: 0 });
    await anna.fetch('POST', `/logs/${log}/lines`, { lines: [line('a')] });
    expect(await ben.hear('log')).toEqual({ kind: 'log', log, head: 1 });
    await ben.ask({ kind: 'unfollow-log', log });
    await anna.fetch('POST', `/logs/${log}/lines`, { lines: [line('b')] });
    await ben.ask({ kind: 'ping', at: 1 });
    await cleo.ask({ kind: 'ping', at: 1 });
    expect(ben.heard.filter(({ kind }) => kind === 'log')).toHaveLength(1);
    expect(cleo.heard.some(({ kind }) => kind === 'log')).toBe(false);
  });

  test('who were sent away are told that, and nothing more', async () => {
    const { anna, ben, log, invitation } = await group();
    await ben.ask({ kind: 'follow-log', log });
    expect(await ben.fetch('DELETE', `/logs/${log}/members/${anna.player?.id}`)).toMatchObject({
      status: 403,
      body: { error: 'not-founder' },
    });
    await anna.fetch('DELETE', `/logs/${log}/members/${ben.player?.id}`);
    await ben.hear('log');
    await anna.fetch('POST', `/logs/${log}/lines`, { lines: [line('secret')] });
    await ben.ask({ kind: 'ping', at: 1 });
    expect(ben.heard.filter(({ kind }) => kind === 'log')).toEqual([{ kind: 'log', log, head: 0 }]);
    expect(await linesOf(ben, log)).toEqual({ error: 'no-such-log' });
    // The same link would let them in again; another one does not.
    expect(await ben.fetch('POST', `/logs/${log}/invitation`)).toMatchObject({ status: 404 });
    const renewed = await anna.fetch('POST', `/logs/${log}/invitation`);
    expect(invitation).not.toContain(String(renewed.body.invitation));
    expect(await ben.fetch('POST', invitation)).toMatchObject({ status: 404 });
    expect(await ben.fetch('POST', await invitationOf(anna, log))).toMatchObject({ status: 200 });
  });

  test('but the founder make no other invitation', async () => {
    const { ben, log } = await group();
    expect(await ben.fetch('POST', `/logs/${log}/invitation`)).toMatchObject({
      status: 403,
      body: { error: 'not-founder' },
    });
  });

  test('leave, and with the last of them everything goes', async () => {
    const { anna, ben, log, invitation } = await group();
    await anna.fetch('POST', `/logs/${log}/lines`, { lines: [line('a')] });
    await anna.fetch('DELETE', `/logs/${log}/members/${anna.player?.id}`);
    expect((await linesOf(ben, log)).head).toBe(1);
    await ben.fetch('DELETE', `/logs/${log}/members/${ben.player?.id}`);
    expect(await ben.fetch('GET', invitation)).toMatchObject({ status: 404 });
    expect((await ben.fetch('GET', '/logs')).body).toEqual({ logs: [] });
  });

  test('who delete their account leave, and have exported it all before', async () => {
    const { anna, ben, log } = await group();
    await ben.fetch('POST', `/logs/${log}/lines`, { lines: [line('a', 'of Ben')] });
    await ben.fetch('PUT', '/documents/tastes', { version: 1, body: '{}' });
    const exported = (await ben.fetch('GET', '/export')).body;
    expect(exported).toMatchObject({
      documents: [{ name: 'tastes', body: '{}' }],
      logs: [{ id: log, name: 'journey/1', lines: [{ number: 1, key: 'a', body: 'of Ben' }] }],
    });
    const own = await founded(ben, 'alone');
    const ownInvitation = await invitationOf(ben, own);
    await ben.fetch('DELETE', '/account');
    expect((await anna.fetch('GET', `/logs/${log}`)).body.members).toEqual([anna.player]);
    // What Ben played with Anna is hers too.
    expect((await linesOf(anna, log)).head).toBe(1);
    expect(await anna.fetch('GET', ownInvitation)).toMatchObject({ status: 404 });
  });
});

test('nobody writes, founds or keeps without end', async () => {
  const limited = await startSite({
    limits: { ...NO_LIMITS, writing: { burst: 100, perSecond: 0 } },
  });
  try {
    const anna = await Visitor.guest(limited);
    const log = await founded(anna);
    const write = (key: string) =>
      anna.fetch('POST', `/logs/${log}/lines`, { lines: [line(key, 'x'.repeat(60_000))] });
    expect(await write('a')).toMatchObject({ status: 200 });
    expect(await write('b')).toMatchObject({ status: 429, body: { error: 'too-many' } });
    expect(await linesOf(anna, log)).toMatchObject({ head: 1 });
    const founding = [];
    for (let n = 0; n < 101; n++)
      founding.push((await anna.fetch('POST', '/logs', { name: `log-${n}` })).status);
    expect(founding.filter((status) => status === 200)).toHaveLength(99);
    expect(founding.at(-1)).toBe(429);
    const put = (n: number) => anna.fetch('PUT', `/documents/d${n}`, { version: 1, body: '' });
    const kept = [];
    for (let n = 0; n < 41; n++) kept.push((await put(n)).status);
    expect(kept.at(-2)).toBe(200);
    expect(kept.at(-1)).toBe(429);
  } finally {
    await limited.stop();
  }
});

test('members at other processes are told by the bus', async () => {
  const bus = new SharedBus();
  const one = await startSite({ bus: bus.end() });
  const other = await startSite({ bus: bus.end(), file: one.file });
  try {
    const anna = await Visitor.guest(one);
    const log = await founded(anna);
    const ben = await Visitor.guest(other);
    await ben.fetch('POST', await invitationOf(anna, log));
    await ben.ask({ kind: 'follow-log', log });
    await anna.fetch('POST', `/logs/${log}/lines`, { lines: [line('a')] });
    expect(await ben.hear('log')).toMatchObject({ log, head: 1 });
  } finally {
    await other.stop();
    await one.stop();
  }
});
