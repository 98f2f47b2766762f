import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fault, ok, type Result } from '@thera/table';
import { Client } from 'pg';
import { missingSteps, NewerSchema } from '../migrations.ts';
import { TYPES } from '../postgres-types.ts';
import { SQLITE } from '../sqlite-store.ts';
import type { Row } from '../work.ts';
import { insertInto, type TableShape, tablesOf } from './table-copies.ts';
import { writeWhole } from './whole-file.ts';

/** Why nothing was backed up. */
export type BackUpError = 'no-data' | 'file-exists' | 'newer-data';

/** How many rows are on their way at once. */
const AT_ONCE = 1_000;

/**
 * Writes everything that is in a file of SQLite into another, as it is at one moment, while a server may go on writing.
 * Whatever else goes wrong is thrown, and no backup is there then.
 */
export async function backUpFile(path: string, backup: string): Promise<Result<undefined, BackUpError>> {
  if (!existsSync(path)) return fault('no-data', path);
  if (existsSync(backup)) return fault('file-exists', backup);
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    await writeWhole(backup, async (temporary) => void file.prepare('vacuum into ?').run(temporary));
  } finally {
    file.close();
  }
  return ok(undefined);
}

/** Writes everything that is in a PostgreSQL database into a file of SQLite, in the same way. */
export async function backUpDatabase(url: string, backup: string): Promise<Result<undefined, BackUpError>> {
  if (existsSync(backup)) return fault('file-exists', backup);
  const client = new Client({ connectionString: url, types: TYPES });
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const version = await versionOf(client);
    if (version === 0) return fault('no-data', 'DATABASE_URL');
    await writeWhole(backup, (temporary) => copyTo(temporary, client, version));
    return ok(undefined);
  } catch (error) {
    if (error instanceof NewerSchema) return fault('newer-data', 'DATABASE_URL');
    throw error;
  } finally {
    await client.end();
  }
}

async function versionOf(client: Client): Promise<number> {
  const { rows: tables } = await client.query("select to_regclass('schema_version') as found");
  if (tables[0].found === null) return 0;
  const { rows } = await client.query('select max(version) as version from schema_version');
  return Number(rows[0].version ?? 0);
}

/** The file is of the version that the database is of: whoever restores it brings it up to date. */
async function copyTo(path: string, client: Client, version: number): Promise<void> {
  const file = new DatabaseSync(path);
  try {
    missingSteps(SQLITE, version);
    for (const [step, sql] of missingSteps(SQLITE, 0)) if (step <= version) file.exec(sql);
    file.exec(`pragma user_version = ${version}; pragma foreign_keys = off; begin`);
    for (const table of tablesOf(file)) {
      const insert = insertInto(file, table);
      for await (const row of rowsOf(client, table))
        insert(table.columns.map((column) => row[column] ?? null));
    }
    file.exec('commit');
  } finally {
    file.close();
  }
}

async function* rowsOf(client: Client, { name, columns }: TableShape): AsyncGenerator<Row> {
  await client.query(`declare copied no scroll cursor for select ${columns.join(', ')} from ${name}`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${AT_ONCE} from copied`);
    if (rows.length === 0) break;
    yield* rows;
  }
  await client.query('close copied');
}
