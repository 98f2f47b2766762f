import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Serving, serve } from '../src/index.ts';

const INDEX = '<!doctype html><title>Thera</title>';
const SCRIPT = 'export const island = "Thera";\n'.repeat(99);
const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': INDEX,
  'service-worker.js': '// worker',
  'thera.webmanifest': '{}',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/index-Ab12.js': SCRIPT,
  'assets/index-Ab12.js.br': brotliCompressSync(SCRIPT),
  'assets/index-Ab12.js.gz': gzipSync(SCRIPT),
  'assets/face.woff2': Buffer.from([1, 2, 3]),
  '.vite/manifest.json': '{}',
  '.vite/preloads.json': JSON.stringify({
    '': { en: ['/assets/home.js'], es: ['/assets/inicio.js'] },
    gods: { en: ['/theme.js', '/assets/face.woff2'] },
    play: { en: ['/assets/play.js', '/assets/play.css'] },
  }),
};

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let folder: string;
let serving: Serving;

async function served(port = 0, from = folder): Promise<Serving> {
  const started = await serve({ folder: from, port, host: '127.0.0.1' });
  if (!started.ok) throw new Error(started.error);
  return started.value;
}

/** Asks without the tidying of paths that `fetch` does. */
async function ask(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Reply> {
  const asked = request({ port: serving.port, host: '127.0.0.1', path, headers, method, agent: false }).end();
  const [response] = await once(asked, 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thera-server-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  serving = await served();
});

afterAll(async () => {
  await serving.stop();
  rmSync(folder, { recursive: true });
});

describe('files', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/thera.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/icon.svg?size=2', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/assets/index-Ab12.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/face.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ])('%s has its type, and only names with a hash are kept for good', async (path, type, cache) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
    expect(headers['content-length']).toBe(String(body.length));
  });

  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
    [undefined, 'br;q=0.0', (body: Buffer): Buffer => body],
    [undefined, '', (body: Buffer): Buffer => body],
  ])('are sent as %s to whoever accepts “%s”', async (encoding, accepted, unpack) => {
    const { headers, body } = await ask('/assets/index-Ab12.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(unpack(body).toString()).toBe(SCRIPT);
  });

  test('that have no compressed form are sent plain', async () => {
    const { headers, body } = await ask('/', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(INDEX);
  });

  test('that the browser has are not sent again', async () => {
    const first = await ask('/');
    const tag = first.headers.etag!;
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await ask('/', { 'if-none-match': known });
      expect(again).toMatchObject({ status: 304, headers: { etag: tag } });
      expect(again.body).toHaveLength(0);
    }
    expect(await ask('/', { 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
  });

  test('have one tag for each encoding', async () => {
    const tags = ['br', 'gzip', ''].map(
      async (accepted) => (await ask('/assets/index-Ab12.js', { 'accept-encoding': accepted })).headers.etag,
    );
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });

  test('HEAD says everything and sends nothing', async () => {
    const [{ headers: got }, head] = [await ask('/icon.svg'), await ask('/icon.svg', {}, 'HEAD')];
    const { date: _, ...expected } = got;
    expect(head).toMatchObject({ status: 200, headers: expected });
    expect(head.body).toHaveLength(0);
  });
});

describe('pages', () => {
  test.each(['/gods', '/gods/pan', '/gods/', '/play/x7', '/board/00/1/pan:A1', '/new?seats=2', '/settings'])(
    '%s is the one page',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 200, body: Buffer.from(INDEX) });
    },
  );

  test.each(['/atlantis', '/gods/pan/more', '/play', '/board', '/constructor', '/assets/gone-Xy.js'])(
    '%s is not found: a visitor gets the page, a script a code',
    async (path) => {
      const visitor = await ask(path, { accept: 'text/html,*/*' });
      expect(visitor).toMatchObject({ status: 404, body: Buffer.from(INDEX) });
      const script = await ask(path, { accept: '*/*' });
      expect(script.status).toBe(404);
      expect(JSON.parse(script.body.toString())).toEqual({ error: 'not-found' });
    },
  );
});

describe('refusals', () => {
  test.each([
    ['/../package.json', 400, 'bad-path'],
    ['/assets/../../secret', 400, 'bad-path'],
    ['/%2e%2e/package.json', 400, 'bad-path'],
    ['/..%2fpackage.json', 400, 'bad-path'],
    ['/..%5cpackage.json', 400, 'bad-path'],
    ['/index.html%00.js', 400, 'bad-path'],
    ['/%E0%A4%A', 400, 'bad-path'],
    ['http://elsewhere/', 400, 'bad-path'],
    ['/.vite/manifest.json', 404, 'not-found'],
    ['/assets', 404, 'not-found'],
    ['/assets/index-Ab12.js.br', 404, 'not-found'],
  ])('%s is refused', async (path, status, error) => {
    const reply = await ask(path);
    expect(reply.status).toBe(status);
    expect(JSON.parse(reply.body.toString())).toEqual({ error });
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const reply = await ask('/', {}, method);
    expect(reply).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(JSON.parse(reply.body.toString())).toEqual({ error: 'method-not-allowed' });
  });
});

test.each(['/', '/gods', '/atlantis', '/assets/index-Ab12.js', '/../x'])(
  '%s comes with the security headers',
  async (path) => {
    const { headers } = await ask(path);
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'; /);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  },
);

describe('starting and stopping', () => {
  test.each([
    ['a folder without pages', { folder: '/nowhere' }, 'no-pages'],
    ['a host that does not exist', { host: 'no-such-host.invalid' }, 'bad-host'],
    ['an address of another machine', { host: '192.0.2.1' }, 'bad-host'],
  ])('%s is refused with a code', async (_, options, error) => {
    const started = await serve({ folder, port: 0, host: '127.0.0.1', ...options });
    expect(started).toMatchObject({ ok: false, error });
  });

  test('a port that is taken is refused with a code', async () => {
    const started = await serve({ folder, port: serving.port, host: '127.0.0.1' });
    expect(started).toMatchObject({ ok: false, error: 'port-taken', at: String(serving.port) });
  });

  test('a server that stops lets go of idle visitors and of its port', async () => {
    const first = await served();
    const idle = connect(first.port, '127.0.0.1');
    await once(idle, 'connect');
    idle.resume();
    const gone = once(idle, 'close');
    await first.stop();
    await gone;
    const second = await served(first.port);
    expect(second.port).toBe(first.port);
    await second.stop();
  });

  test('a build while it serves changes nothing', async () => {
    const other = mkdtempSync(join(tmpdir(), 'thera-server-'));
    writeFileSync(join(other, 'index.html'), INDEX);
    const built = await served(0, other);
    rmSync(other, { recursive: true });
    const reply = await fetch(`http://127.0.0.1:${built.port}/gods`);
    expect(await reply.text()).toBe(INDEX);
    await built.stop();
  });
});

test.each([
  ['/', 'en-GB', '</assets/home.js>; rel=modulepreload; crossorigin'],
  ['/', 'es-MX,es;q=0.9', '</assets/inicio.js>; rel=modulepreload; crossorigin'],
  [
    '/play/abc',
    'fr',
    '</assets/play.js>; rel=modulepreload; crossorigin, </assets/play.css>; rel=preload; as=style; crossorigin',
  ],
  [
    '/gods',
    'en',
    '</theme.js>; rel=preload; as=script, </assets/face.woff2>; rel=preload; as=font; type=font/woff2; crossorigin',
  ],
  ['/rules', 'en', undefined],
  ['/constructor', 'en', undefined],
  ['/assets/index-Ab12.js', 'en', undefined],
])('what %s will ask for is told with it, in the language of %s', async (path, language, link) => {
  const { headers } = await ask(path, { 'accept-language': language, accept: 'text/html' });
  expect(headers.link).toBe(link);
});
