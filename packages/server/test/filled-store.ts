import { DatabaseSync } from 'node:sqlite';
import type { Store } from '../src/store/store.ts';
import { indexOf } from '../src/tables/index-of.ts';
import { ANNA, BEN, begunTable, openTable } from './sample-table.ts';

/** Puts something of every kind into a store. */
export async function fill(store: Store): Promise<void> {
  const player = { ...ANNA, nameKey: 'anna', isGuest: false, password: undefined, created: 1 };
  await store.addPlayer(player);
  await store.addPlayer({ ...player, id: 'ben', name: 'Ben ñ 🏛️', nameKey: 'ben', password: 'hash' });
  await store.addSession({ hash: 'h', player: 'anna', created: 1, expires: 9e12 });
  await store.addPasskey({ id: 'key', player: 'anna', publicKey: 'A', counter: 3, created: 1 });
  await store.setRecoveryCodes('anna', ['one', 'two']);
  await store.putDocument({ player: 'anna', name: 'log', version: 1, body: '{"a":"\\u0000"}' });
  const log = await store.addLog({ id: 'log', name: 'l', founder: 'anna', invitation: 'i', created: 2 });
  await store.addLogMember(log, 'ben', 3);
  await store.addLogLines(
    log,
    Array.from({ length: 1_234 }, (_, n) => ({ key: `key ${n}`, body: `${n}` })),
  );
  const { id, plan, host, seed, created } = openTable();
  await store.addTable({ head: { id, plan, host, seed, created }, entries: [], index: indexOf(openTable()) });
  const index = { ...indexOf(begunTable()), deadline: 1e13 };
  for (const number of [1, 2, 3])
    await store.append({
      table: id,
      number,
      entry: { kind: 'sit', seat: 0, player: BEN, at: number },
      request: number === 2 ? 'anna:1' : undefined,
      index,
    });
  await store.addChatLine(id, { player: ANNA, text: 'hello', at: 5 });
}

/** All that is in a file, but for what nobody misses. */
export function contentsOf(path: string): Record<string, readonly unknown[]> {
  const file = new DatabaseSync(path, { readOnly: true });
  const tables = file.prepare("select name from sqlite_schema where type = 'table'").all();
  const contents = tables
    .map(({ name }) => String(name))
    .filter((name) => name !== 'seeks' && name !== 'challenges')
    .map((name) => [name, file.prepare(`select * from ${name} order by 1, 2`).all()] as const);
  file.close();
  return Object.fromEntries(contents);
}
