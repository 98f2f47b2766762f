import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ApiOptions, createApi } from '../src/http/api.ts';
import { type Site, startSite, Visitor } from './online-site.ts';
import { QuietLog } from './quiet-log.ts';
import { PLAN } from './sample-table.ts';

const quiet = new QuietLog();
let site: Site;
beforeAll(async () => {
  site = await startSite({ log: quiet.log });
});
afterEach(() => quiet.expectQuiet());
afterAll(() => site.stop());

/** Everything that changes something, as the API itself lists it: none can be forgotten. */
const CHANGES: readonly (readonly [string, string])[] = createApi({} as ApiOptions)
  .routes.filter(({ method }) => !['GET', 'ALL'].includes(method))
  .map(({ method, path }) => [method, path.replace('/api', '').replace(/:\w+/g, 'settings')]);
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { origin: 'no address at all' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

describe('a page of another site', () => {
  test.each(CHANGES)('cannot %s %s for a visitor', async (method, path) => {
    const anna = await Visitor.guest(site);
    const { cookie } = anna;
    for (const headers of FOREIGN) {
      const answer = await anna.fetch(method, path, { name: 'Eve', plan: PLAN }, headers);
      expect([answer.status, answer.body.error], JSON.stringify(headers)).toEqual([400, 'bad-message']);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect(anna.cookie).toBe(cookie);
    expect((await anna.fetch('GET', '/me')).body.player).toEqual(anna.player);
    anna.disconnect();
  });

  test('may come from any port of the same name, and is another site all the same', async () => {
    const anna = await Visitor.guest(site);
    const [host] = site.address.split(':');
    expect(await anna.fetch('POST', '/name', { name: 'Eve' }, { origin: `http://${host}:1` })).toMatchObject({
      status: 400,
    });
    expect(
      await anna.fetch('POST', '/tables', { plan: PLAN }, { origin: `http://${site.address}` }),
    ).toMatchObject({ status: 200 });
    anna.disconnect();
  });

  test.each(FOREIGN)('with %j does not get a socket in a visitor’s name', async (headers) => {
    const anna = new Visitor(site);
    await anna.fetch('POST', '/session');
    await expect(anna.connect(headers)).rejects.toThrow('403');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'has no forms that we would read: %s',
    async (type) => {
      const anna = await Visitor.guest(site);
      const answer = await anna.fetch('POST', '/tables', JSON.stringify({ plan: PLAN }), {
        'content-type': type,
      });
      expect(answer.body.error).toBe('bad-message');
      anna.disconnect();
    },
  );

  test('is never told that it may read an answer, whatever it asks before', async () => {
    const anna = await Visitor.guest(site);
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    for (const [method, path] of [
      ['GET', '/me'],
      ['GET', '/export'],
      ['OPTIONS', '/tables'],
    ] as const) {
      const answer = await anna.fetch(method, path, undefined, headers);
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
    anna.disconnect();
  });
});

test('there is much that could be changed', () => {
  expect(CHANGES.length).toBeGreaterThan(15);
  expect(CHANGES).toContainEqual(['DELETE', '/account']);
});

test.each(['/api/me', '/api/tables', '/api/no-such-thing', '/', '/no-such-page'])(
  '%s comes with headers that leave nothing to other sites',
  async (path) => {
    const { headers } = await fetch(`http://${site.address}${path}`);
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split('; ').map((part) => {
        const [name = '', ...sources] = part.split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self' 'wasm-unsafe-eval'");
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toBe("'none'");
    expect([...policy.values()].join(' ')).not.toMatch(
      /unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|\*|https?:/,
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    if (path.startsWith('/api')) expect(headers.get('cache-control')).toBe('no-store');
  },
);

/** What comes back for bytes that no browser would send. */
async function raw(...parts: readonly string[]): Promise<string> {
  const [host = '', port] = site.address.split(':');
  const socket = connect(Number(port), host);
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => undefined);
  for (const part of parts) socket.write(part, 'latin1');
  await once(socket, 'close');
  return answer.split('\r\n')[0] ?? '';
}

describe('bytes that are no request', () => {
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
  const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

  test.each([
    ['noise', ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'], /^HTTP\/1.1 400/],
    [
      'headers larger than any',
      [`GET /api/me HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
      /^HTTP\/1.1 431/,
    ],
    [
      'two lengths at once',
      [
        'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /',
      ],
      /^HTTP\/1.1 400/,
    ],
    ['no host', ['GET /api/me HTTP/1.1\r\nConnection: close\r\n\r\n'], /^HTTP\/1.1 400/],
    [
      'a host that is none',
      ['GET /api/me HTTP/1.1\r\nHost: a b/c@d\r\nConnection: close\r\n\r\n'],
      /^HTTP\/1.1 400/,
    ],
    [
      'a path that is none',
      ['GET /api/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
      /^HTTP\/1.1 4/,
    ],
    [
      'a record of a path',
      ['GET /api/tables/..%2f..%2fetc/record HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
      /^HTTP\/1.1 4/,
    ],
    [
      'a socket elsewhere',
      [`GET /api/me HTTP/1.1\r\nHost: x\r\n${upgrade}${key}Sec-WebSocket-Version: 13\r\n\r\n`],
      /^$/,
    ],
    [
      'a socket without a key',
      [`GET /api/socket HTTP/1.1\r\nHost: x\r\n${upgrade}Sec-WebSocket-Version: 13\r\n\r\n`],
      /^HTTP\/1.1 400/,
    ],
    [
      'a socket of another age',
      [`GET /api/socket HTTP/1.1\r\nHost: x\r\n${upgrade}${key}Sec-WebSocket-Version: 7\r\n\r\n`],
      /^HTTP\/1.1 4/,
    ],
    [
      'a frame that is not masked',
      [
        `GET /api/socket HTTP/1.1\r\nHost: x\r\n${upgrade}${key}Sec-WebSocket-Version: 13\r\n\r\n`,
        '\x81\x02{}',
      ],
      /^HTTP\/1.1 101/,
    ],
    [
      'a frame of a length that nobody has',
      [
        `GET /api/socket HTTP/1.1\r\nHost: x\r\n${upgrade}${key}Sec-WebSocket-Version: 13\r\n\r\n`,
        '\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff',
      ],
      /^HTTP\/1.1 101/,
    ],
  ])('such as %s end the connection', async (_, parts, wanted) => {
    expect(await raw(...parts)).toMatch(wanted);
    expect((await fetch(`http://${site.address}/api/me`)).status).toBe(200);
  });
});
