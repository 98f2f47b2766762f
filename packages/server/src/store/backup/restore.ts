import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fault, ok, type Result } from '@thera/table';
import { Client } from 'pg';
import { postgresStore } from '../postgres-store.ts';
import { TYPES } from '../postgres-types.ts';
import { sqliteStore } from '../sqlite-store.ts';
import { type BackupFault, checkBackup } from './check-backup.ts';
import { rowsOf, type TableShape, tablesOf, type Values } from './table-copies.ts';
import { writeWhole } from './whole-file.ts';

/** Why nothing was restored; what was there is untouched then. */
export type RestoreError = BackupFault | 'not-empty';

/** How many rows are written with one statement. */
const AT_ONCE = 200;

/** Brings a backup back as a file of SQLite, where there is none. Whatever else goes wrong is thrown. */
export async function restoreFile(backup: string, path: string): Promise<Result<undefined, RestoreError>> {
  const sound = checkBackup(backup);
  if (!sound.ok) return sound;
  if (existsSync(path)) return fault('not-empty', path);
  await writeWhole(path, (temporary) => upToDate(backup, temporary));
  return ok(undefined);
}

/** Brings a backup back into a PostgreSQL database in which there is nothing. */
export async function restoreDatabase(backup: string, url: string): Promise<Result<undefined, RestoreError>> {
  const sound = checkBackup(backup);
  if (!sound.ok) return sound;
  // The tables are made as a server makes them.
  await (await postgresStore(url)).close();
  const folder = mkdtempSync(join(tmpdir(), 'thera-restore-'));
  const client = new Client({ connectionString: url, types: TYPES });
  try {
    const path = join(folder, 'backup.sqlite');
    await upToDate(backup, path);
    await client.connect();
    return await copyTo(client, path);
  } finally {
    await client.end();
    rmSync(folder, { recursive: true });
  }
}

/** A copy of a backup that has all that today's version needs. */
async function upToDate(backup: string, path: string): Promise<void> {
  copyFileSync(backup, path);
  await sqliteStore(path).close();
}

async function copyTo(client: Client, path: string): Promise<Result<undefined, 'not-empty'>> {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = tablesOf(file);
    await client.query('begin');
    await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in exclusive mode`);
    for (const { name } of tables) {
      const { rowCount } = await client.query(`select 1 from ${name} limit 1`);
      if (rowCount !== 0) return fault('not-empty', 'DATABASE_URL');
    }
    for (const table of tables) await insertAll(client, table, rowsOf(file, table));
    await client.query('commit');
    return ok(undefined);
  } finally {
    file.close();
  }
}

async function insertAll(client: Client, table: TableShape, rows: Iterable<Values>): Promise<void> {
  let some: Values[] = [];
  for (const row of rows) {
    some.push(row);
    if (some.length < AT_ONCE) continue;
    await insertSome(client, table, some);
    some = [];
  }
  if (some.length > 0) await insertSome(client, table, some);
}

async function insertSome(
  client: Client,
  { name, columns }: TableShape,
  rows: readonly Values[],
): Promise<void> {
  let values = 0;
  const places = rows.map(() => `(${columns.map(() => `$${++values}`).join(', ')})`).join(', ');
  await client.query(`insert into ${name} (${columns.join(', ')}) values ${places}`, rows.flat());
}
