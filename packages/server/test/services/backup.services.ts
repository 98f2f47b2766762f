import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { backUpDatabase } from '../../src/store/backup/back-up.ts';
import { restoreDatabase, restoreFile } from '../../src/store/backup/restore.ts';
import { postgresStore } from '../../src/store/postgres-store.ts';
import { contentsOf, fill } from '../filled-store.ts';
import { PostgresServer } from './postgres-server.ts';

let server: PostgresServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thera-backup-'));
  server = await PostgresServer.start(inject('postgres'));
});
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true });
});
const at = (name: string): string => join(folder, name);

test('a database goes into a file, and the file into a file and into another database', async () => {
  const [first, second] = [await server.database(), await server.database()];
  expect(await backUpDatabase(first, at('nothing'))).toMatchObject({ error: 'no-data' });
  const store = await postgresStore(first);
  await fill(store);
  expect(await backUpDatabase(first, at('one'))).toMatchObject({ ok: true });
  expect(await backUpDatabase(first, at('one'))).toMatchObject({ error: 'file-exists' });
  for (const [name, rows] of Object.entries(contentsOf(at('one'))))
    expect(rows.length, name).toBeGreaterThan(0);
  expect(await restoreFile(at('one'), at('one.sqlite'))).toMatchObject({ ok: true });
  expect(contentsOf(at('one.sqlite'))).toEqual(contentsOf(at('one')));
  expect(await restoreDatabase(at('one'), second)).toMatchObject({ ok: true });
  expect(await backUpDatabase(second, at('two'))).toMatchObject({ ok: true });
  expect(contentsOf(at('two'))).toEqual(contentsOf(at('one')));
  expect(await restoreDatabase(at('one'), second)).toMatchObject({ error: 'not-empty' });
  const again = await postgresStore(second);
  const seek = { id: 's', player: { id: 'anna', name: 'Anna', isGuest: false }, wish: 'w', expires: 9e12 };
  await again.putSeek(seek);
  expect(await again.seeks('w', 1, 9)).toEqual([seek]);
  await again.close();
  await store.close();
});

test('a database that cannot be reached is an error, and no file is there then', async () => {
  await expect(backUpDatabase('postgresql://127.0.0.1:1/none', at('none'))).rejects.toThrow();
  expect(await restoreFile(at('none'), at('none.sqlite'))).toMatchObject({ error: 'no-file' });
});
