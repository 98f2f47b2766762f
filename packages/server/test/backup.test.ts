import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUpFile } from '../src/store/backup/back-up.ts';
import { restoreFile } from '../src/store/backup/restore.ts';
import { sqliteStore } from '../src/store/sqlite-store.ts';
import { contentsOf, fill } from './filled-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thera-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

test('everything comes back, and what was written after the backup does not', async () => {
  const store = sqliteStore(at('a.sqlite'));
  await fill(store);
  expect(await backUpFile(at('a.sqlite'), at('backup'))).toMatchObject({ ok: true });
  const then = contentsOf(at('a.sqlite'));
  for (const [name, rows] of Object.entries(then)) expect(rows.length, name).toBeGreaterThan(0);
  await store.addChatLine('abcdefghijkm', { player: { id: 'x', name: 'x', isGuest: true }, text: '', at: 6 });
  await store.close();
  expect(await restoreFile(at('backup'), at('new/b.sqlite'))).toMatchObject({ ok: true });
  expect(readdirSync(at('new'))).toEqual(['b.sqlite']);
  expect(contentsOf(at('new/b.sqlite'))).toEqual(then);
});

test('is made while a server writes, as things are at one moment', async () => {
  const store = sqliteStore(at('a.sqlite'));
  await fill(store);
  let number = 3;
  let isDone = false;
  const writing = (async () => {
    const [written] = await store.entries('abcdefghijkm', 2);
    const index = { status: 'playing', isPrivate: false, players: [], changed: 1 } as const;
    while (!isDone) {
      const rest = { ...index, deadline: undefined, awaitsComputer: false, row: '{}' };
      await store.append({ table: 'abcdefghijkm', ...written!, number: ++number, index: rest });
    }
  })();
  for (const name of ['one', 'two', 'three']) {
    expect(await backUpFile(at('a.sqlite'), at(name))).toMatchObject({ ok: true });
    expect(await restoreFile(at(name), at(`${name}.sqlite`))).toMatchObject({ ok: true });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  isDone = true;
  await writing;
  await store.close();
});

test('a backup of an earlier version is brought up to date', async () => {
  const store = sqliteStore(at('a.sqlite'));
  await store.close();
  const file = new DatabaseSync(at('a.sqlite'));
  file.exec('drop table challenges; pragma user_version = 3');
  file.close();
  await backUpFile(at('a.sqlite'), at('backup'));
  expect(await restoreFile(at('backup'), at('b.sqlite'))).toMatchObject({ ok: true });
  const after = new DatabaseSync(at('b.sqlite'));
  expect(after.prepare('select count(*) as count from challenges').get()).toEqual({ count: 0 });
  after.close();
});

test('nothing is written over', async () => {
  await sqliteStore(at('a.sqlite')).close();
  writeFileSync(at('there'), 'mine');
  expect(await backUpFile(at('a.sqlite'), at('there'))).toMatchObject({ error: 'file-exists' });
  expect(readFileSync(at('there'), 'utf8')).toBe('mine');
  expect(await backUpFile(at('nowhere.sqlite'), at('backup'))).toMatchObject({ error: 'no-data' });
  await backUpFile(at('a.sqlite'), at('backup'));
  expect(await restoreFile(at('backup'), at('a.sqlite'))).toMatchObject({ error: 'not-empty' });
  expect(await restoreFile(at('nothing'), at('b.sqlite'))).toMatchObject({ error: 'no-file' });
});

const DAMAGES: readonly (readonly [what: string, damage: (backup: Buffer) => Buffer, error: string])[] = [
  ['cut short', (backup) => backup.subarray(0, backup.length - 5_000), 'damaged'],
  ['empty', () => Buffer.alloc(0), 'damaged'],
  ['of something else', () => Buffer.from('a letter to a friend\n'.repeat(1_000)), 'damaged'],
  ['with a page of zeros', (backup) => Buffer.from(backup).fill(0, 8_192, 12_288), 'damaged'],
];

test.each(DAMAGES)('a file %s is refused, and nothing is made of it', async (_, damage, error) => {
  const store = sqliteStore(at('a.sqlite'));
  await fill(store);
  await store.close();
  await backUpFile(at('a.sqlite'), at('backup'));
  writeFileSync(at('damaged'), damage(readFileSync(at('backup'))));
  expect(await restoreFile(at('damaged'), at('new/b.sqlite'))).toMatchObject({ error });
  expect(readdirSync(folder)).not.toContain('new');
});

test.each([
  ['without one entry', 'delete from entries where number = 2', 'damaged'],
  ['without a table that entries are of', 'pragma foreign_keys = off; delete from tables', 'damaged'],
  ['of a newer version', 'pragma user_version = 999', 'newer-data'],
  ['of no version', 'pragma user_version = 0', 'damaged'],
])('a backup %s is refused', async (_, sql, error) => {
  const store = sqliteStore(at('a.sqlite'));
  await fill(store);
  await store.close();
  const file = new DatabaseSync(at('a.sqlite'));
  file.exec(sql);
  file.close();
  expect(await restoreFile(at('a.sqlite'), at('b.sqlite'))).toMatchObject({ error });
});
