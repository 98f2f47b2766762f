import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ServerProcess } from '../load/server-process.ts';
import { Visitor } from '../online-site.ts';
import { Child } from './child.ts';
import { PostgresServer } from './postgres-server.ts';
import { RedisServer } from './redis-server.ts';

let postgres: PostgresServer;
let redis: RedisServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thera-serve-'));
  [postgres, redis] = await Promise.all([
    PostgresServer.start(inject('postgres')),
    RedisServer.start(inject('redis')),
  ]);
});
afterAll(async () => {
  await redis.stop();
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

const THERA = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

/** Runs a command of `thera` to its end: its status, and what it has said. */
async function thera(args: readonly string[], env: Readonly<Record<string, string>>) {
  const { LC_ALL: _, LC_MESSAGES: __, ...rest } = process.env;
  const child = new Child(process.execPath, [THERA, ...args], {
    env: { ...rest, LANG: 'en_GB.UTF-8', ...env },
  });
  const [status] = await once(child.process, 'close');
  return { status, output: child.output };
}

test('thera serve on PostgreSQL and Redis: known at every server, backed up while it runs, stopped politely', async () => {
  const [database, other] = [await postgres.database(), await postgres.database()];
  const env = { DATABASE_URL: database, REDIS_URL: redis.url };
  const [first, second] = await Promise.all([ServerProcess.start({ env }), ServerProcess.start({ env })]);
  const anna = await Visitor.guest({ address: first.address, file: '', stop: first.stop });
  const again = new Visitor({ address: second.address, file: '', stop: second.stop });
  again.cookie = anna.cookie;
  expect((await again.fetch('GET', '/me')).body).toEqual({ player: anna.player });

  // PostgreSQL has no texts with a zero in them, and SQLite is not to have what could never move there.
  const zero = { version: 1, body: 'a\0b' };
  expect(await anna.fetch('PUT', '/documents/settings', zero)).toMatchObject({ status: 400 });
  for (const path of ['/documents/a%00b', '/tables/a%00b/record', '/logs/%00'])
    expect((await anna.fetch('GET', path)).body).toMatchObject({ error: 'bad-message' });
  const whole = { version: 1, body: '{"text":"\\u0000"}' };
  expect(await anna.fetch('PUT', '/documents/settings', whole)).toMatchObject({ status: 200 });

  const file = join(folder, 'backup');
  expect(await thera(['backup', file], env)).toMatchObject({ status: 0 });
  expect(await thera(['restore', file], env)).toMatchObject({
    status: 2,
    output: expect.stringContaining('already something in DATABASE_URL'),
  });
  expect(await thera(['restore', file], { DATABASE_URL: other })).toMatchObject({ status: 0 });
  const third = await ServerProcess.start({ env: { DATABASE_URL: other } });
  const moved = new Visitor({ address: third.address, file: '', stop: third.stop });
  moved.cookie = anna.cookie;
  expect((await moved.fetch('GET', '/documents/settings')).body).toEqual(whole);

  await first.stop();
  expect(anna.closeCode).toBe(1012);
  expect(first.output).not.toContain(database);
  await second.stop();
  await third.stop();
});
