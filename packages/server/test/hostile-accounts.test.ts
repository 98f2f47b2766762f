import { createHook } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../src/limits/server-limits.ts';
import { NO_LIMITS, type Site, startSite, Visitor } from './online-site.ts';
import { QuietLog } from './quiet-log.ts';
import { PLAN } from './sample-table.ts';

const quiet = new QuietLog();
let site: Site;
beforeAll(async () => {
  site = await startSite({ log: quiet.log });
});
afterEach(() => quiet.expectQuiet());
afterAll(() => site.stop());

const PASSWORD = 'a long enough password';

interface Account {
  readonly visitor: Visitor;
  readonly name: string;
  readonly codes: readonly string[];
}

let accounts = 0;
async function account(): Promise<Account> {
  const visitor = await Visitor.guest(site);
  const name = `Anna ${++accounts}`;
  const { body } = await visitor.fetch('POST', '/account', { name, password: PASSWORD });
  return { visitor, name, codes: body.recoveryCodes as readonly string[] };
}

describe('somebody else’s cookie', () => {
  test.each([
    '',
    'x',
    'A'.repeat(43),
    `${'A'.repeat(43)}; thera=${'B'.repeat(43)}`,
    "' or 1=1 --",
    'A'.repeat(4_000),
    '%00',
  ])('cannot be guessed: %j is nobody', async (secret) => {
    const eve = new Visitor(site);
    eve.cookie = `thera=${secret}`;
    expect((await eve.fetch('GET', '/me')).body).toEqual({ player: null });
    await eve.connect();
    expect(await eve.hear('welcome')).toMatchObject({ player: null });
    expect(await eve.fetch('POST', '/tables', { plan: PLAN })).toMatchObject({ status: 401 });
    expect(await eve.fetch('GET', '/documents/settings')).toMatchObject({ status: 401 });
    expect(await eve.fetch('GET', '/export')).toMatchObject({ status: 401 });
    eve.disconnect();
  });

  test('is worth nothing after its player has signed out, and its sockets are gone', async () => {
    const { visitor } = await account();
    const stolen = new Visitor(site);
    stolen.cookie = visitor.cookie;
    await stolen.connect();
    await visitor.fetch('POST', '/sign-out');
    await stolen.closed();
    await stolen.connect();
    expect(await stolen.hear('welcome', ({ player }) => player === null)).toMatchObject({ player: null });
    stolen.disconnect();
  });

  test('is worth nothing after the account was brought back by a code, or removed', async () => {
    const { visitor, name, codes } = await account();
    const owner = new Visitor(site);
    await owner.fetch('POST', '/recovery', { name, code: codes[0], password: `${PASSWORD} 2` });
    await visitor.closed();
    expect((await visitor.fetch('GET', '/me')).body).toEqual({ player: null });
    await owner.connect();
    await owner.fetch('DELETE', '/account');
    await owner.closed();
    expect((await owner.fetch('GET', '/me')).body).toEqual({ player: null });
  });

  test('is kept nowhere, and neither is a password or a code', async () => {
    const { visitor, codes } = await account();
    const kept = ['', '-wal'].map((part) => readFileSync(`${site.file}${part}`, 'latin1')).join('');
    expect(kept).toContain(visitor.player!.id);
    for (const secret of [visitor.cookie.split('=')[1]!, PASSWORD, ...codes, codes[0]!.replaceAll('-', '')])
      expect(kept).not.toContain(secret);
    visitor.disconnect();
  });
});

describe('who has an account', () => {
  /** How many passwords were worked on: what takes the time of an answer. */
  let worked = 0;
  const hook = createHook({
    init(_, type) {
      if (type === 'SCRYPTREQUEST') worked += 1;
    },
  });
  beforeAll(() => void hook.enable());
  afterAll(() => void hook.disable());

  async function told(path: string, body: object): Promise<readonly unknown[]> {
    const before = worked;
    const answer = await new Visitor(site).fetch('POST', path, body);
    return [answer.status, answer.body, [...answer.headers.keys()].toSorted(), worked - before];
  }

  test('is told neither by what signing in says nor by how long it takes', async () => {
    const { name } = await account();
    const wrong = await told('/sign-in', { name, password: `${PASSWORD}!` });
    expect(wrong).toMatchObject([401, { error: 'wrong-credentials' }, expect.anything(), 1]);
    for (const stranger of ['Nobody Here', 'x', '', 'Anna\u202e', undefined, { name: 'Anna' }])
      expect(await told('/sign-in', { name: stranger, password: `${PASSWORD}!` })).toEqual(wrong);
  });

  test('is told neither by what recovery says nor by how long it takes', async () => {
    const { name, codes } = await account();
    const body = { code: codes[0]!.replace(/./g, '0'), password: PASSWORD };
    const wrong = await told('/recovery', { ...body, name });
    expect(wrong).toMatchObject([401, { error: 'wrong-credentials' }, expect.anything(), 1]);
    for (const stranger of ['Nobody Here', 'x', '', undefined, 7])
      expect(await told('/recovery', { ...body, name: stranger })).toEqual(wrong);
    for (const code of ['', undefined, ['x'], codes])
      expect(await told('/recovery', { ...body, name, code })).toEqual(wrong);
  });
});

describe('passwords and codes', () => {
  test('are tried a few times by an address, and not for ever at a name from many', async () => {
    const tight = await startSite({
      isBehindProxy: true,
      limits: {
        ...NO_LIMITS,
        attempts: { burst: 3, perSecond: 0 },
        attemptsAtName: { burst: 5, perSecond: 0 },
      },
    });
    let addresses = 0;
    const attempt = async (
      name: string,
      address = `192.0.2.${++addresses}`,
      path = '/sign-in',
    ): Promise<number> =>
      (
        await new Visitor(tight, { 'x-forwarded-for': address }).fetch('POST', path, {
          name,
          password: 'short',
          code: '',
        })
      ).status;
    try {
      for (const expected of [401, 401, 401, 429]) expect(await attempt('Ben', '203.0.113.7')).toBe(expected);
      expect(await attempt('Cara', '203.0.113.7')).toBe(429);
      // One name is one name, however it is written.
      for (const name of ['Anna', 'ANNA', 'a-n-n-a', 'Ánna', 'Anna ']) expect(await attempt(name)).toBe(401);
      expect(await attempt('anna')).toBe(429);
      expect(await attempt('anna', undefined, '/recovery')).toBe(429);
      expect(await attempt('Dora')).toBe(401);
    } finally {
      await tight.stop();
    }
    expect(USUAL_LIMITS.attempts.burst).toBeLessThanOrEqual(10);
  });

  test('of any text work, and none is cut short', async () => {
    const guest = await Visitor.guest(site);
    const long = '\u{1f3db}'.repeat(100);
    const name = `Zoë ${++accounts}`;
    expect(await guest.fetch('POST', '/account', { name, password: `${long}x` })).toMatchObject({
      body: { error: 'bad-password' },
    });
    expect(await guest.fetch('POST', '/account', { name, password: long })).toMatchObject({ status: 200 });
    const again = new Visitor(site);
    const signIn = async (password: unknown): Promise<number> =>
      (await again.fetch('POST', '/sign-in', { name, password })).status;
    expect(await signIn(long.slice(0, -2))).toBe(401);
    expect(await signIn(`${long.slice(0, -2)}\u{1f3dc}`)).toBe(401);
    for (const password of [undefined, null, 0, [long], { length: 20 }])
      expect(await signIn(password)).toBe(401);
    expect(await signIn(long)).toBe(200);
    guest.disconnect();
  });
});

describe('names', () => {
  test('that look like another’s are taken', async () => {
    const { name } = await account();
    const eve = await Visitor.guest(site);
    for (const alike of [
      name.toUpperCase(),
      name.replace(' ', '_'),
      name.replace('A', '\uff21'),
      name.replace('a', 'a\u0301'),
    ])
      expect((await eve.fetch('POST', '/name', { name: alike })).body).toEqual({ error: 'name-taken' });
    for (const bad of [
      'Anna\u200b9',
      'A\u0000nna',
      '\ud800Anna',
      '  ',
      'x'.repeat(21),
      'admin\u202enimda',
      { toString: 'x' },
      ['Anna'],
      7,
    ]) {
      const { status } = await eve.fetch('POST', '/name', { name: bad });
      expect(status, JSON.stringify(bad)).toBe(400);
    }
    eve.disconnect();
  });
});

describe('documents', () => {
  test.each(['../settings', 'SETTINGS', '__proto__', 'x'.repeat(41), 'a b', 'constructor/prototype', '%00'])(
    'have plain names: %s is none',
    async (name) => {
      const anna = await Visitor.guest(site);
      const { status } = await anna.fetch('PUT', `/documents/${encodeURIComponent(name)}`, {
        version: 1,
        body: '{}',
      });
      expect(status).toBe(400);
      anna.disconnect();
    },
  );

  test('are one’s own', async () => {
    const [anna, eve] = [await Visitor.guest(site), await Visitor.guest(site)];
    await anna.fetch('PUT', '/documents/settings', { version: 1, body: '{"mine":1}' });
    expect((await eve.fetch('GET', '/documents/settings')).body).toEqual({ version: 0, body: null });
    expect(await eve.fetch('PUT', '/documents/settings', { version: 2, body: '{}' })).toMatchObject({
      status: 409,
    });
    expect(JSON.stringify((await eve.fetch('GET', '/export')).body)).not.toContain('mine');
    for (const version of [0, -1, 1.5, 1e300, '1', null])
      expect(await anna.fetch('PUT', '/documents/settings', { version, body: '{}' })).not.toMatchObject({
        status: 200,
      });
    for (const one of [anna, eve]) one.disconnect();
  });
});
