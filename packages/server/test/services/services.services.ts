import { expect, inject, test } from 'vitest';
import { PostgresServer } from './postgres-server.ts';
import { RedisServer } from './redis-server.ts';

test('a PostgreSQL of our own starts, and again after being killed', async () => {
  const server = await PostgresServer.start(inject('postgres'));
  expect(await server.database()).toMatch(/^postgresql:/);
  await server.stop('killed');
  await server.resume();
  expect(await server.database()).toMatch(/thera_2/);
  await server.remove();
});

test('a Redis of our own starts, and again at the same address', async () => {
  const server = await RedisServer.start(inject('redis'));
  const { url } = server;
  await server.stop('SIGKILL');
  await server.resume();
  expect(server.url).toBe(url);
  await server.stop();
});
