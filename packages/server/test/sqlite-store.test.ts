import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { NewerSchema } from '../src/store/migrations.ts';
import { sqliteStore } from '../src/store/sqlite-store.ts';
import { indexOf } from '../src/tables/index-of.ts';
import { openTable } from './sample-table.ts';
import { storeContract } from './store-contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'thera-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a file', () => {
  storeContract(async () => sqliteStore(join(folder, 'contract.sqlite')));

  test('is made ready once, by however many that start at once', async () => {
    const path = join(folder, 'together.sqlite');
    const workers = Array.from(
      { length: 4 },
      () => new Worker(new URL('./open-store-worker.ts', import.meta.url), { workerData: path }),
    );
    await Promise.all(workers.map((worker) => once(worker, 'exit')));
    const store = sqliteStore(path);
    expect(await store.tableHead('nowhere')).toBeUndefined();
    await store.close();
  });

  test('that a newer version has written is not touched', () => {
    const path = join(folder, 'newer.sqlite');
    new DatabaseSync(path).exec('pragma user_version = 999');
    expect(() => sqliteStore(path)).toThrow(NewerSchema);
  });

  test('without room refuses by code, and what was there stays', async () => {
    const path = join(folder, 'full.sqlite');
    const store = sqliteStore(path, { mostPages: 60 });
    const table = openTable();
    const { plan, host, created } = table;
    const add = (id: string) =>
      store.addTable({
        head: { plan, host, created, id, seed: 'x'.repeat(8_000) },
        entries: [],
        index: indexOf(table),
      });
    let kept = 0;
    const filling = async () => {
      for (; kept < 1_000; kept++) await add(`table-${kept}`);
    };
    await expect(filling()).rejects.toMatchObject({ code: 'storage-full' });
    expect(kept).toBeGreaterThan(0);
    expect(await store.tableHead(`table-${kept - 1}`)).toMatchObject({ id: `table-${kept - 1}` });
    expect(await store.tableHead(`table-${kept}`)).toBeUndefined();
    await store.close();
    const { integrity_check: state } = new DatabaseSync(path)
      .prepare('pragma integrity_check')
      .get() as Record<string, unknown>;
    expect(state).toBe('ok');
  });
});
