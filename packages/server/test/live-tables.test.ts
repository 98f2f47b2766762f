import { expect, test } from 'vitest';
import { sqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { indexOf } from '../src/tables/index-of.ts';
import { type Entered, LiveTables } from '../src/tables/live-tables.ts';
import { sweepFlags } from '../src/tables/sweep.ts';
import { ANNA, BEN, PLAN, someSteps, TOY } from './sample-table.ts';

const ID = 'abcdefghijkm';
const HEAD = { id: ID, plan: PLAN, host: ANNA.id, seed: 'a seed', created: 0 };

const tablesOn = (store: Store, capacity?: number): LiveTables =>
  new LiveTables({
    store,
    games: new Map([[TOY.name, TOY]]),
    ...(capacity === undefined ? {} : { capacity }),
  });

async function begun(store: Store): Promise<LiveTables> {
  const tables = tablesOn(store);
  await tables.open(HEAD);
  await tables.act({ kind: 'sit', id: '1', table: ID, seat: 0 }, { player: ANNA, now: 1 });
  await tables.act({ kind: 'sit', id: '1', table: ID, seat: 1 }, { player: BEN, now: 2 });
  await tables.act({ kind: 'start', id: '2', table: ID }, { player: ANNA, now: 3 });
  return tables;
}

test('what was acknowledged is there for another process', async () => {
  const store = sqliteStore(':memory:');
  const tables = await begun(store);
  const there = await tablesOn(store).table(ID);
  const { clocks: _, ...here } = (await tables.table(ID))!;
  expect(there).toMatchObject({ ...here, game: TOY });
});

test('a request that is sent again is answered and not repeated', async () => {
  const store = sqliteStore(':memory:');
  const tables = await begun(store);
  const table = (await tables.table(ID))!;
  const decide = { kind: 'decide', id: '3', table: ID, events: 2, steps: [...someSteps(table, 0)] } as const;
  const first = await tables.act(decide, { player: ANNA, now: 4 });
  expect(first).toEqual({ ok: true, value: 4 });
  expect(await tables.act(decide, { player: ANNA, now: 5 })).toEqual(first);
  // A process that has never heard of it finds it in the store.
  expect(await tablesOn(store).act(decide, { player: ANNA, now: 6 })).toEqual(first);
  expect((await tables.table(ID))?.head).toBe(4);
});

test('two processes at one table: neither writes over the other, and both hear of all', async () => {
  const store = sqliteStore(':memory:');
  const one = await begun(store);
  const other = tablesOn(store);
  const heard: Entered[] = [];
  one.listen((entered) => heard.push(entered));
  const table = (await other.table(ID))!;
  const decide = (seat: number) =>
    ({
      kind: 'decide',
      id: `at-once-${seat}`,
      table: ID,
      events: 2,
      steps: [...someSteps(table, seat)],
    }) as const;
  const [anna, ben] = await Promise.all([
    one.act(decide(0), { player: ANNA, now: 4 }),
    other.act(decide(1), { player: BEN, now: 4 }),
  ]);
  expect([anna, ben]).toMatchObject([{ ok: true }, { ok: true }]);
  await one.catchUp(ID);
  await other.catchUp(ID);
  expect((await one.table(ID))?.head).toBe(5);
  expect((await other.table(ID))?.head).toBe(5);
  expect(heard.map(({ table: { head } }) => head)).toEqual([4, 5]);
});

test('tables that were let go are read again', async () => {
  const store = sqliteStore(':memory:');
  await begun(store);
  const tables = tablesOn(store, 1);
  await tables.open({ ...HEAD, id: 'abcdefghijkn' });
  expect((await tables.table(ID))?.head).toBe(3);
  expect((await tables.table('abcdefghijkn'))?.head).toBe(0);
  expect((await tables.table(ID))?.head).toBe(3);
});

test('what the server does itself is dropped if it is not due any more', async () => {
  const tables = await begun(sqliteStore(':memory:'));
  expect(await tables.enter(ID, () => undefined)).toMatchObject({ ok: false, error: 'stale' });
  expect(await tables.enter('nowhere', () => undefined)).toMatchObject({ ok: false, error: 'no-such-table' });
});

test('the history of a table is every table that it was', async () => {
  const tables = await begun(sqliteStore(':memory:'));
  const seen: string[] = [];
  for await (const { entry, table } of tables.history(ID)) seen.push(`${table.head} ${entry.kind}`);
  expect(seen).toEqual(['1 sit', '2 sit', '3 start']);
});

test('a log that the rules do not follow any more is refused, and flags fall at the other tables', async () => {
  const store = sqliteStore(':memory:');
  const clock = { kind: 'bank', initial: 10_000, increment: 0 } as const;
  const broken = { ...HEAD, id: 'abcdefghijkp', plan: { ...PLAN, clock } };
  const whole = { ...broken, id: 'abcdefghijkq' };
  for (const head of [broken, whole]) {
    const { id } = head;
    const tables = tablesOn(store);
    await tables.open(head);
    await tables.act({ kind: 'sit', id: '1', table: id, seat: 0 }, { player: ANNA, now: 1 });
    await tables.act({ kind: 'sit', id: '1', table: id, seat: 1 }, { player: BEN, now: 2 });
    await tables.act({ kind: 'start', id: '2', table: id }, { player: ANNA, now: 3 });
  }
  const table = (await tablesOn(store).table(broken.id))!;
  const entry = { kind: 'event', event: { kind: 'decision', seat: 0, steps: ['as once'] }, at: 4 } as const;
  await store.append({ table: broken.id, number: 4, entry, request: undefined, index: indexOf(table) });
  const tables = tablesOn(store);
  expect(await tables.enter(broken.id, () => undefined)).toEqual({ ok: false, error: 'rules-changed' });
  expect(await tables.table(broken.id)).toBeUndefined();
  await sweepFlags(store, tables, () => 100_000);
  expect((await tables.table(whole.id))?.status).toBe('over');
});
