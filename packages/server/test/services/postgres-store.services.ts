import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { NewerSchema } from '../../src/store/migrations.ts';
import { postgresStore } from '../../src/store/postgres-store.ts';
import { storeContract } from '../store-contract.ts';
import { PostgresServer } from './postgres-server.ts';

let server: PostgresServer;
let url: string;
beforeAll(async () => {
  server = await PostgresServer.start(inject('postgres'));
  url = await server.database();
});
afterAll(() => server.remove());

async function inDatabase(database: string, sql: string): Promise<readonly unknown[]> {
  const pool = new Pool({ connectionString: database });
  const { rows } = await pool.query(sql);
  await pool.end();
  return rows;
}

describe('PostgreSQL', () => {
  storeContract(() => postgresStore(url));

  test('is made ready once, by however many that start at once', async () => {
    const database = await server.database();
    const stores = await Promise.all(Array.from({ length: 6 }, () => postgresStore(database)));
    for (const store of stores) await store.close();
    const versions = await inDatabase(
      database,
      'select version, count(*)::int as times from schema_version group by 1',
    );
    expect(versions.length).toBeGreaterThan(0);
    for (const row of versions) expect(row).toMatchObject({ times: 1 });
  });

  test('that a newer version has written is not touched', async () => {
    const database = await server.database();
    await inDatabase(
      database,
      'create table schema_version (version bigint); insert into schema_version values (999)',
    );
    await expect(postgresStore(database)).rejects.toThrow(NewerSchema);
    expect(await inDatabase(database, "select 1 from pg_tables where tablename = 'entries'")).toEqual([]);
  });
});
