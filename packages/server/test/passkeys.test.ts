import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite, Visitor } from './online-site.ts';
import { SoftPasskey } from './soft-passkey.ts';

const MINUTE = 60_000;

let site: Site;
let origin = '';
let ahead = 0;
beforeAll(async () => {
  site = await startSite({ now: () => Date.now() + ahead });
  origin = `http://${site.address}`;
});
afterAll(() => site.stop());

type Options = Parameters<SoftPasskey['registration']>[0];

/** A browser with the cookies of a visitor and, while a ceremony goes on, the one that belongs to it. */
class Browser {
  readonly visitor: Visitor;
  ceremony = '';

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  static async guest(): Promise<Browser> {
    const visitor = new Visitor(site);
    await visitor.fetch('POST', '/session');
    return new Browser(visitor);
  }

  async ask(path: string, body: object = {}): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [this.visitor.cookie, this.ceremony].filter(Boolean).join('; '),
      },
      body: JSON.stringify(body),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      if (pair.startsWith('thera-ceremony=')) this.ceremony = pair;
      else this.visitor.cookie = pair;
    }
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  async options(path: string, body: object = {}): Promise<Options> {
    const answer = await this.ask(path, body);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.options as Options;
  }

  /** Makes a key and adds it. */
  async add(name?: string): Promise<SoftPasskey> {
    const key = new SoftPasskey(origin);
    const options = await this.options('/passkeys/options', { name });
    const added = await this.ask('/passkeys', { name, response: key.registration(options) });
    expect(added).toMatchObject({ status: 200 });
    return key;
  }
}

let names = 0;
const newName = (): string => `Keeper ${++names}`;

async function account(): Promise<Browser> {
  const browser = await Browser.guest();
  const made = await browser.ask('/account', { name: newName(), password: 'a long password' });
  expect(made.status).toBe(200);
  return browser;
}

describe('a passkey alone', () => {
  test('makes an account of a guest, and opens it on another device', async () => {
    const guest = await Browser.guest();
    const name = newName();
    const key = new SoftPasskey(origin);
    const options = await guest.options('/passkeys/options', { name });
    const made = await guest.ask('/passkeys', { name, response: key.registration(options) });
    expect(made.body).toMatchObject({ player: { name, isGuest: false }, recoveryCodes: { length: 10 } });
    expect((await guest.visitor.fetch('GET', '/account')).body).toMatchObject({
      hasPassword: false,
      passkeys: [{ id: key.id }],
    });

    const other = new Browser(new Visitor(site));
    const asked = await other.options('/passkeys/sign-in/options');
    const signedIn = await other.ask('/passkeys/sign-in', { response: key.assertion(asked) });
    expect(signedIn.body).toMatchObject({ player: { name } });
    expect((await other.visitor.fetch('GET', '/me')).body).toMatchObject({ player: { name } });
  });

  test('cannot be taken away before there is a password', async () => {
    const guest = await Browser.guest();
    const key = await guest.add(newName());
    const path = `/passkeys/${key.id}`;
    expect((await guest.visitor.fetch('DELETE', path)).body).toEqual({ error: 'last-way-in' });
    expect((await guest.ask('/password', { password: 'short' })).body).toEqual({ error: 'bad-password' });
    expect((await guest.ask('/password', { password: 'long enough' })).status).toBe(200);
    expect((await guest.visitor.fetch('DELETE', path)).status).toBe(200);
    const options = await guest.options('/passkeys/sign-in/options');
    expect((await guest.ask('/passkeys/sign-in', { response: key.assertion(options) })).body).toEqual({
      error: 'wrong-credentials',
    });
  });

  test('is not made for a name that somebody has', async () => {
    const name = newName();
    await (await Browser.guest()).add(name);
    const other = await Browser.guest();
    expect(await other.ask('/passkeys/options', { name })).toMatchObject({ status: 409 });
    expect(await other.ask('/passkeys/options', { name: '' })).toMatchObject({ body: { error: 'bad-name' } });
  });
});

describe('a ceremony', () => {
  test('answers a challenge once', async () => {
    const browser = await account();
    const key = await browser.add();
    const options = await browser.options('/passkeys/sign-in/options');
    const { ceremony } = browser;
    const response = key.assertion(options);
    expect((await browser.ask('/passkeys/sign-in', { response })).status).toBe(200);
    browser.ceremony = ceremony;
    expect((await browser.ask('/passkeys/sign-in', { response })).body).toEqual({
      error: 'wrong-credentials',
    });
  });

  test('ends in the browser in which it began', async () => {
    const [browser, other] = [await account(), new Browser(new Visitor(site))];
    const key = await browser.add();
    const options = await browser.options('/passkeys/sign-in/options');
    await other.options('/passkeys/sign-in/options');
    const response = key.assertion(options);
    expect((await other.ask('/passkeys/sign-in', { response })).status).toBe(401);
    expect((await new Browser(new Visitor(site)).ask('/passkeys/sign-in', { response })).status).toBe(401);
    expect((await browser.ask('/passkeys/sign-in', { response })).status).toBe(200);
  });

  test('does not wait for ever', async () => {
    const browser = await account();
    const key = await browser.add();
    const options = await browser.options('/passkeys/sign-in/options');
    ahead += 6 * MINUTE;
    expect((await browser.ask('/passkeys/sign-in', { response: key.assertion(options) })).status).toBe(401);
  });

  const elsewhere = (): SoftPasskey => new SoftPasskey('https://thera.example');
  test.each<[string, (options: Options) => unknown]>([
    ['of another site', (options) => elsewhere().registration(options)],
    [
      'bound to another name',
      (options) => new SoftPasskey(origin).registration({ ...options, rp: { id: 'thera.example' } }),
    ],
    [
      'of another challenge',
      (options) => new SoftPasskey(origin).registration({ ...options, challenge: 'AAAA' }),
    ],
    ['of nothing', () => undefined],
    ['of anything', () => ({ id: 7, response: 'x' })],
  ])('adds no key %s', async (_, responseTo) => {
    const browser = await account();
    const options = await browser.options('/passkeys/options');
    const added = await browser.ask('/passkeys', { response: responseTo(options) });
    expect(added).toMatchObject({ status: 400, body: { error: 'bad-passkey' } });
    expect((await browser.visitor.fetch('GET', '/account')).body).toMatchObject({ passkeys: [] });
  });

  test('proves nothing with a copied key or another one’s signature', async () => {
    const browser = await account();
    const [key, stranger] = [await browser.add(), new SoftPasskey(origin)];
    const other = await browser.options('/passkeys/sign-in/options');
    const forged = { ...stranger.assertion(other), id: key.id, rawId: key.id };
    expect((await browser.ask('/passkeys/sign-in', { response: forged })).status).toBe(401);
    key.counter = 7;
    const first = await browser.options('/passkeys/sign-in/options');
    expect((await browser.ask('/passkeys/sign-in', { response: key.assertion(first) })).status).toBe(200);
    key.counter = 2;
    const second = await browser.options('/passkeys/sign-in/options');
    expect((await browser.ask('/passkeys/sign-in', { response: key.assertion(second) })).status).toBe(401);
  });

  test('is for whoever is signed in, and nobody takes away another’s key', async () => {
    const [anna, ben] = [await account(), await account()];
    const key = await anna.add();
    expect((await new Browser(new Visitor(site)).ask('/passkeys/options')).status).toBe(401);
    await ben.visitor.fetch('DELETE', `/passkeys/${key.id}`);
    expect((await anna.visitor.fetch('GET', '/account')).body).toMatchObject({ passkeys: [{ id: key.id }] });
  });
});

describe('passwords and sessions', () => {
  test('another password needs the one before', async () => {
    const browser = await account();
    const wrong = await browser.ask('/password', { current: 'not this one', password: 'another one' });
    expect(wrong.body).toEqual({ error: 'wrong-credentials' });
    const right = await browser.ask('/password', { current: 'a long password', password: 'another one' });
    expect(right.status).toBe(200);
    const { name } = (await browser.visitor.fetch('GET', '/me')).body.player as { readonly name: string };
    const old = await new Visitor(site).fetch('POST', '/sign-in', { name, password: 'a long password' });
    expect(old.body).toEqual({ error: 'wrong-credentials' });
    const fresh = await new Visitor(site).fetch('POST', '/sign-in', { name, password: 'another one' });
    expect(fresh.status).toBe(200);
  });

  test('who signs out everywhere is signed out everywhere', async () => {
    const browser = await account();
    const { name } = (await browser.visitor.fetch('GET', '/me')).body.player as { readonly name: string };
    const other = new Visitor(site);
    await other.fetch('POST', '/sign-in', { name, password: 'a long password' });
    await other.connect();
    await browser.ask('/sign-out-everywhere');
    expect((await other.fetch('GET', '/me')).body).toEqual({ player: null });
    await expect.poll(() => other.isClosed).toBe(true);
  });
});
