import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesOf, start, thera } from './thera.ts';

const PAGE = '<!doctype html><title>Thera</title>';
/** A file, in which nothing can be kept. */
const NO_FOLDER = fileURLToPath(import.meta.url);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thera-cli-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['any free port', ['--port', '0'], 'Thera is at ', {}],
  ['whatever is free when nothing is asked for', [], 'Thera is at ', {}],
  ['everybody on the network', ['--port', '0', '--host', '0.0.0.0'], 'Thera is at ', {}],
  ['in Spanish', ['--port', '0'], 'Thera está en ', { LANG: 'es_ES.UTF-8' }],
])('serves %s, says where, and stops when told to', async (_, args, words, env) => {
  const child = start(['serve', '--folder', folder, '--data', join(folder, 'data'), ...args], env);
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data');
  const address = /http:\/\/localhost:\d+\//.exec(said)?.[0];
  expect(said).toContain(`${words}${address}`);
  const page = await fetch(`${address?.replace('localhost', '127.0.0.1')}gods`);
  expect(await page.text()).toBe(PAGE);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('with --metrics says what it has done, to this machine alone, and logs what it is asked to', async () => {
  const args = ['--folder', folder, '--data', join(folder, 'data'), '--port', '0'];
  const child = start(['serve', ...args, '--metrics', '0', '--log-level', 'info', '--log-format', 'json']);
  let logged = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    logged += text;
  });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  const events = linesOf(logged).map((line) => JSON.parse(line));
  expect(events.map(({ event }) => event)).toEqual(['started', 'stopping', 'stopped']);
  expect(events[0]).toMatchObject({ level: 'info', store: 'file', isAlone: true });
});

test.each([
  ['a file of a newer version', {}, /newer\.?.*was last used by a newer version/],
  [
    'a database that is nowhere',
    { DATABASE_URL: 'postgresql://127.0.0.1:1/thera' },
    /DATABASE_URL can’t be used: .*ECONNREFUSED/,
  ],
  ['a Redis that is no address', { REDIS_URL: 'localhost:6379' }, /REDIS_URL has to be/],
])('%s: one line says why', async (_, env, words) => {
  const data = join(folder, 'newer');
  mkdirSync(data, { recursive: true });
  if (words.source.startsWith('newer'))
    new DatabaseSync(join(data, 'thera.sqlite')).exec('pragma user_version = 999');
  else rmSync(join(data, 'thera.sqlite'), { force: true });
  const { status, out, err } = await thera(
    ['serve', '--folder', folder, '--data', data, '--port', '0'],
    '',
    env,
  );
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(linesOf(err)).toHaveLength(1);
  expect(err).toMatch(words);
});

test('says so when the port that was asked for is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { status, out, err } = await thera([
    'serve',
    '--folder',
    folder,
    '--data',
    join(folder, 'data'),
    '--port',
    String(port),
  ]);
  other.close();
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toContain(`Port ${port} is taken`);
});

test.each([
  ['no pages', ['--folder', '/nowhere'], /no built pages in \/nowhere/],
  ['data that cannot be kept', ['--data', NO_FOLDER], /can’t be kept in .*\.ts/],
  ['a port that is no number', ['--port', 'high'], /--port high/],
  ['a port that is too high', ['--port', '65536'], /--port 65536/],
  ['metrics at no port', ['--metrics', 'here'], /--metrics here/],
  ['a level of the log that is none', ['--log-level', 'loud'], /--log-level loud/],
  ['a form of the log that is none', ['--log-format', 'xml'], /--log-format xml/],
  ['a host of somebody else', ['--port', '0', '--host', '192.0.2.1'], /no network interface 192\.0\.2\.1/],
])('%s: one line says why', async (_, args, words) => {
  const { status, out, err } = await thera([
    'serve',
    '--data',
    join(folder, 'data'),
    '--folder',
    folder,
    ...args,
  ]);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(linesOf(err)).toHaveLength(1);
  expect(err).toMatch(words);
});
