import { expect, test } from 'vitest';
import type { Opening, Seek, Store, StoredLog, StoredPlayer, Writing } from '../src/store/store.ts';
import type { Entry } from '../src/tables/entry.ts';
import { indexOf } from '../src/tables/index-of.ts';
import { ANNA, BEN, begunTable, openTable } from './sample-table.ts';

let made = 0;
/** Something that no other test has used: stores may be shared. */
const fresh = (what: string): string => `${what}-${process.pid}-${++made}`;

const TABLE = openTable();
const SIT: Entry = { kind: 'sit', seat: 0, player: ANNA, at: 1 };

function player(name = fresh('name')): StoredPlayer {
  return { id: fresh('player'), name, nameKey: name, isGuest: false, password: undefined, created: 1 };
}

async function playersIn(store: Store, count: number): Promise<readonly StoredPlayer[]> {
  const players = Array.from({ length: count }, () => player());
  for (const one of players) await store.addPlayer(one);
  return players;
}

const logOf = (founder: string): StoredLog => ({
  id: fresh('log'),
  name: 'journey',
  founder,
  invitation: 'secret',
  created: 1,
});

async function tableIn(store: Store): Promise<string> {
  const id = fresh('table');
  const { plan, host, seed, created } = TABLE;
  await store.addTable({ head: { id, plan, host, seed, created }, entries: [], index: indexOf(TABLE) });
  return id;
}

const seekOf = (wish: string): Seek => ({
  id: fresh('seek'),
  player: { ...ANNA, id: fresh('seeker') },
  wish,
  expires: 10 ** 13,
});

const openingOf = (id: string): Opening => {
  const { plan, host, seed, created } = TABLE;
  return { head: { id, plan, host, seed, created }, entries: [SIT], index: indexOf(TABLE) };
};

const writing = (table: string, number: number, request?: string): Writing => ({
  table,
  number,
  entry: SIT,
  request,
  index: indexOf(TABLE),
});

/** What every store must do; run over each of them. */
export function storeContract(open: () => Promise<Store>): void {
  const withStore = (name: string, check: (store: Store) => Promise<void>): void => {
    test(name, async () => {
      const store = await open();
      try {
        await check(store);
      } finally {
        await store.close();
      }
    });
  };

  withStore('a table comes back as it was', async (store) => {
    const id = await tableIn(store);
    expect(await store.tableHead(id)).toEqual({
      id,
      plan: TABLE.plan,
      host: TABLE.host,
      seed: TABLE.seed,
      created: 0,
    });
    expect(await store.tableHead('nowhere')).toBeUndefined();
  });

  withStore('entries come back in order, from any number on', async (store) => {
    const id = await tableIn(store);
    for (const number of [1, 2, 3])
      expect(await store.append(writing(id, number))).toEqual({ kind: 'appended' });
    expect((await store.entries(id, 0)).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(await store.entries(id, 2)).toEqual([{ number: 3, entry: SIT, request: undefined }]);
  });

  withStore('how far tables have come is told of all at once', async (store) => {
    const ids: string[] = [];
    for (let count = 0; count < 60; count++) ids.push(await tableIn(store));
    const [first, second] = ids as [string, string];
    for (const number of [1, 2]) await store.append(writing(first, number));
    await store.addChatLine(second, { player: BEN, text: 'one', at: 5 });
    const heads = await store.heads([...ids, 'nowhere']);
    expect(heads).toHaveLength(60);
    expect(heads.find(({ table }) => table === first)).toEqual({ table: first, entries: 2, lines: 0 });
    expect(heads.find(({ table }) => table === second)).toEqual({ table: second, entries: 0, lines: 1 });
  });

  withStore('tables are counted by status', async (store) => {
    const before = await store.tableCounts();
    const [playing] = [await tableIn(store), await tableIn(store)];
    await store.append({ ...writing(playing, 1), index: indexOf(begunTable()) });
    const counts = await store.tableCounts();
    expect(counts.get('open')).toBe(before.get('open')! + 1);
    expect(counts.get('playing')).toBe(before.get('playing')! + 1);
  });

  withStore('texts come back as they were', async (store) => {
    const [{ id }] = (await playersIn(store, 1)) as [StoredPlayer];
    const body = JSON.stringify(`?$1 'quoted' "twice" \\ ñ 🏛️ \u0000 \u2028 ${'long '.repeat(20_000)}`);
    await store.putDocument({ player: id, name: 'text', version: 1, body });
    expect((await store.document(id, 'text'))?.body).toBe(body);
  });

  withStore('a number is written once, and none is left out', async (store) => {
    const id = await tableIn(store);
    await store.append(writing(id, 1));
    expect(await store.append(writing(id, 1))).toEqual({ kind: 'taken' });
    expect(await store.append(writing(id, 3))).toEqual({ kind: 'taken' });
    expect(await store.entries(id, 0)).toHaveLength(1);
  });

  withStore('of many who write the same number at once one does', async (store) => {
    const id = await tableIn(store);
    const kinds = await Promise.all(Array.from({ length: 8 }, () => store.append(writing(id, 1))));
    expect(kinds.filter(({ kind }) => kind === 'appended')).toHaveLength(1);
    expect(kinds.filter(({ kind }) => kind === 'taken')).toHaveLength(7);
  });

  withStore('a request is written once, whatever number it asks for', async (store) => {
    const id = await tableIn(store);
    await store.append(writing(id, 1, 'anna:7'));
    await store.append(writing(id, 2, 'ben:7'));
    expect(await store.append(writing(id, 3, 'anna:7'))).toEqual({ kind: 'repeated', number: 1 });
    expect(await store.entries(id, 0)).toHaveLength(2);
    const other = await tableIn(store);
    expect(await store.append(writing(other, 1, 'anna:7'))).toEqual({ kind: 'appended' });
  });

  withStore('lists follow what was written last', async (store) => {
    const id = await tableIn(store);
    const row = fresh('row');
    const seen = async (player?: string): Promise<boolean> => {
      const query = {
        statuses: ['open', 'playing'] as const,
        limit: 1_000,
        ...(player === undefined ? {} : { player }),
      };
      return (await store.tables(query)).includes(row);
    };
    const anna = fresh('anna');
    const index = { ...indexOf(TABLE), row, changed: Date.now(), players: [anna] };
    await store.append({ ...writing(id, 1), index });
    expect(await seen()).toBe(true);
    expect(await seen(anna)).toBe(true);
    expect(await seen(fresh('ben'))).toBe(false);
    await store.append({ ...writing(id, 2), index: { ...index, isPrivate: true } });
    expect(await seen()).toBe(false);
    expect(await seen(anna)).toBe(true);
    await store.append({ ...writing(id, 3), index: { ...index, status: 'over' } });
    expect(await seen(anna)).toBe(false);
  });

  withStore('tables whose time has run out, and those that wait for a computer, are found', async (store) => {
    const id = await tableIn(store);
    const index = { ...indexOf(begunTable()), deadline: 500, awaitsComputer: true };
    await store.append({ ...writing(id, 1), index });
    expect(await store.overdue(499, 1_000)).not.toContain(id);
    expect(await store.overdue(500, 1_000)).toContain(id);
    expect(await store.awaitingComputer(1_000)).toContain(id);
    await store.append({
      ...writing(id, 2),
      index: { ...index, deadline: undefined, awaitsComputer: false },
    });
    expect(await store.overdue(500, 1_000)).not.toContain(id);
    expect(await store.awaitingComputer(1_000)).not.toContain(id);
  });

  withStore('a table that an entry makes is written with it, or not at all', async (store) => {
    const id = await tableIn(store);
    const opens = openingOf(fresh('next'));
    await store.append(writing(id, 1));
    expect(await store.append({ ...writing(id, 1), opens })).toEqual({ kind: 'taken' });
    expect(await store.tableHead(opens.head.id)).toBeUndefined();
    expect(await store.append({ ...writing(id, 2), opens })).toEqual({ kind: 'appended' });
    expect(await store.tableHead(opens.head.id)).toEqual(opens.head);
    expect(await store.entries(opens.head.id, 0)).toEqual([{ number: 1, entry: SIT, request: undefined }]);
  });

  withStore('those who want the same are found in the order in which they came', async (store) => {
    const [one, two, gone] = [seekOf('same'), seekOf('same'), { ...seekOf('same'), expires: 10 }];
    const wish = fresh('wish');
    for (const seek of [one, gone, two, seekOf('other')])
      await store.putSeek({ ...seek, wish: seek.wish + wish });
    const found = async () => (await store.seeks(`same${wish}`, 10, 9)).map(({ id }) => id);
    expect(await found()).toEqual([one.id, two.id]);
    // Whoever seeks again is behind those who waited.
    const again = { ...one, id: fresh('seek') };
    await store.putSeek({ ...again, wish: `same${wish}` });
    expect(await found()).toEqual([two.id, again.id]);
    await store.removeSeek(two.id);
    expect(await found()).toEqual([again.id]);
    await store.removeSeeksBefore(10 ** 12);
    expect(await found()).toEqual([again.id]);
  });

  withStore('nobody is paired twice', async (store) => {
    const wish = fresh('wish');
    const seeks = Array.from({ length: 4 }, () => seekOf(wish));
    for (const seek of seeks) await store.putSeek(seek);
    const [a, b, c, d] = seeks.map(({ id }) => id) as [string, string, string, string];
    const pairs = [
      [a, b],
      [b, a],
      [b, c],
      [c, d],
      [d, a],
    ].map((ids) => ({ ids, opening: openingOf(fresh('pair')) }));
    const made = await Promise.all(pairs.map(({ ids, opening }) => store.pairUp(ids, opening)));
    const tables = pairs.filter((_, index) => made[index]);
    expect(new Set(tables.flatMap(({ ids }) => ids)).size).toBe(2 * tables.length);
    const states = await store.renewSeeks([a, b, c, d, 'nobody'], 10 ** 13);
    expect(states).toHaveLength(4);
    for (const { id, table } of states)
      expect(table).toBe(tables.find(({ ids }) => ids.includes(id))?.opening.head.id);
    for (const [index, { opening }] of pairs.entries())
      expect((await store.tableHead(opening.head.id)) !== undefined).toBe(made[index]);
  });

  withStore('what is said has numbers', async (store) => {
    const id = await tableIn(store);
    for (const text of ['one', 'two', 'three']) await store.addChatLine(id, { player: BEN, text, at: 5 });
    expect((await store.chatLines(id, 2)).map(({ number, text }) => [number, text])).toEqual([
      [2, 'two'],
      [3, 'three'],
    ]);
  });

  withStore('a name is one player’s', async (store) => {
    const anna = player();
    expect(await store.addPlayer(anna)).toBe(true);
    expect(await store.addPlayer({ ...player(), nameKey: anna.nameKey })).toBe(false);
    expect(await store.player(anna.id)).toEqual(anna);
    expect(await store.playerNamed(anna.nameKey)).toEqual(anna);
    const ben = player();
    await store.addPlayer(ben);
    expect(await store.changePlayer({ ...ben, nameKey: anna.nameKey })).toBe(false);
    expect(await store.player(ben.id)).toEqual(ben);
    const named = { ...ben, name: 'Benjamin', nameKey: fresh('benjamin'), password: 'hash', isGuest: true };
    expect(await store.changePlayer(named)).toBe(true);
    expect(await store.player(ben.id)).toEqual(named);
  });

  withStore('sessions are found by their hash and end', async (store) => {
    const anna = player();
    await store.addPlayer(anna);
    const sessions = [fresh('s'), fresh('s'), fresh('s')].map((hash) => ({
      hash,
      player: anna.id,
      created: 1,
      expires: 9,
    }));
    for (const session of sessions) await store.addSession(session);
    expect(await store.session(sessions[0]!.hash)).toEqual(sessions[0]);
    await store.removeSession(sessions[0]!.hash);
    expect(await store.session(sessions[0]!.hash)).toBeUndefined();
    await store.removeSessionsOf(anna.id, sessions[1]!.hash);
    expect(await store.session(sessions[1]!.hash)).toEqual(sessions[1]);
    expect(await store.session(sessions[2]!.hash)).toBeUndefined();
  });

  withStore('passkeys are counted', async (store) => {
    const anna = player();
    await store.addPlayer(anna);
    const key = { id: fresh('key'), player: anna.id, publicKey: 'AAAA', counter: 0, created: 1 };
    expect(await store.addPasskey(key)).toBe(true);
    expect(await store.addPasskey(key)).toBe(false);
    await store.countPasskey(key.id, 4);
    expect(await store.passkey(key.id)).toEqual({ ...key, counter: 4 });
    await store.removePasskey(fresh('other'), key.id);
    expect(await store.passkeysOf(anna.id)).toHaveLength(1);
    await store.removePasskey(anna.id, key.id);
    expect(await store.passkeysOf(anna.id)).toHaveLength(0);
  });

  withStore('a challenge is answered once, in time, by the one it was given to', async (store) => {
    const [hash, holder] = [fresh('hash'), fresh('holder')];
    await store.addChallenge({ hash, holder, expires: 10 });
    expect(await store.useChallenge(hash, fresh('other'), 5)).toBe(false);
    expect(await store.useChallenge(hash, holder, 10)).toBe(false);
    expect(await store.useChallenge(hash, holder, 5)).toBe(true);
    expect(await store.useChallenge(hash, holder, 5)).toBe(false);
    await store.addChallenge({ hash, holder, expires: 10 });
    await store.removeChallengesBefore(11);
    expect(await store.useChallenge(hash, holder, 5)).toBe(false);
  });

  withStore('a recovery code is good once', async (store) => {
    const anna = player();
    await store.addPlayer(anna);
    await store.setRecoveryCodes(anna.id, ['old']);
    await store.setRecoveryCodes(anna.id, ['one', 'two']);
    expect(await store.useRecoveryCode(anna.id, 'old')).toBe(false);
    expect(await store.useRecoveryCode(anna.id, 'one')).toBe(true);
    expect(await store.useRecoveryCode(anna.id, 'one')).toBe(false);
  });

  withStore('a document is replaced by its next version alone', async (store) => {
    const anna = player();
    await store.addPlayer(anna);
    const first = { player: anna.id, name: 'log', version: 1, body: '{}' };
    expect(await store.putDocument(first)).toBe(true);
    expect(await store.putDocument(first)).toBe(false);
    expect(await store.putDocument({ ...first, version: 3 })).toBe(false);
    const second = { ...first, version: 2, body: '{"a":1}' };
    expect(await store.putDocument(second)).toBe(true);
    expect(await store.document(anna.id, 'log')).toEqual(second);
    expect(await store.documentsOf(anna.id)).toEqual([second]);
  });

  withStore('of a name a player founds one log, from however many devices', async (store) => {
    const [anna, ben] = (await playersIn(store, 2)) as [StoredPlayer, StoredPlayer];
    const logs = Array.from({ length: 5 }, () => logOf(anna.id));
    const [id, ...others] = await Promise.all(logs.map((log) => store.addLog(log)));
    expect(others).toEqual([id, id, id, id]);
    expect(await store.log(id!)).toEqual(logs.find((log) => log.id === id));
    expect(await store.log('nowhere')).toBeUndefined();
    const bens = logOf(ben.id);
    expect(await store.addLog(bens)).toBe(bens.id);
    const other = { ...logOf(anna.id), name: 'other', created: 2 };
    expect(await store.addLog(other)).toBe(other.id);
    expect(await store.logsOf(anna.id)).toEqual([
      { id, name: 'journey', head: 0 },
      { id: other.id, name: 'other', head: 0 },
    ]);
  });

  withStore('members come and go, and with the last of them the log', async (store) => {
    const [anna, ben] = (await playersIn(store, 2)) as [StoredPlayer, StoredPlayer];
    const id = await store.addLog(logOf(anna.id));
    expect(await store.addLogMember(id, ben.id, 2)).toBe(true);
    expect(await store.addLogMember(id, ben.id, 3)).toBe(false);
    const faceOf = ({ id, name, isGuest }: StoredPlayer) => ({ id, name, isGuest });
    expect(await store.logMembers(id)).toEqual([faceOf(anna), faceOf(ben)]);
    await store.setLogInvitation(id, 'another');
    await store.addLogLines(id, [{ key: 'a', body: '1' }]);
    await store.removeLogMember(id, anna.id);
    expect(await store.logsOf(anna.id)).toEqual([]);
    expect(await store.logsOf(ben.id)).toEqual([{ id, name: 'journey', head: 1 }]);
    expect(await store.log(id)).toMatchObject({ founder: anna.id, invitation: 'another' });
    await store.removeLogMember(id, ben.id);
    expect(await store.log(id)).toBeUndefined();
    expect(await store.logLines(id, 0, 9)).toEqual([]);
  });

  withStore('a line is written once, whoever writes it, and numbers have no gaps', async (store) => {
    const [anna] = (await playersIn(store, 1)) as [StoredPlayer];
    const id = await store.addLog(logOf(anna.id));
    const line = (key: string) => ({ key, body: `{"of":"${key}"}` });
    expect(await store.addLogLines(id, [line('a'), line('b'), line('a')])).toBe(2);
    expect(await store.addLogLines(id, [{ key: 'b', body: 'other' }])).toBe(2);
    await Promise.all(['c', 'd', 'c', 'e'].map((key) => store.addLogLines(id, [line(key), line('f')])));
    const lines = await store.logLines(id, 0, 99);
    expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(lines.map(({ key }) => key).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(lines.map(({ key, body }) => ({ key, body }))).toEqual(lines.map(({ key }) => line(key)));
    expect(await store.logLines(id, 2, 2)).toEqual(lines.slice(2, 4));
    expect(await store.logsOf(anna.id)).toEqual([{ id, name: 'journey', head: 6 }]);
  });

  withStore('who is forgotten is gone with everything that was theirs', async (store) => {
    const anna = player();
    await store.addPlayer(anna);
    const session = { hash: fresh('s'), player: anna.id, created: 1, expires: 9 };
    await store.addSession(session);
    await store.addPasskey({ id: fresh('key'), player: anna.id, publicKey: 'A', counter: 0, created: 1 });
    await store.setRecoveryCodes(anna.id, ['one']);
    await store.putDocument({ player: anna.id, name: 'log', version: 1, body: '{}' });
    const [ben] = (await playersIn(store, 1)) as [StoredPlayer];
    const alone = await store.addLog(logOf(anna.id));
    const shared = await store.addLog({ ...logOf(anna.id), name: 'shared' });
    await store.addLogMember(shared, ben.id, 2);
    await store.removePlayer(anna.id);
    expect(await store.log(alone)).toBeUndefined();
    expect(await store.logMembers(shared)).toMatchObject([{ id: ben.id }]);
    expect(await store.player(anna.id)).toBeUndefined();
    expect(await store.session(session.hash)).toBeUndefined();
    expect(await store.passkeysOf(anna.id)).toEqual([]);
    expect(await store.documentsOf(anna.id)).toEqual([]);
    expect(await store.useRecoveryCode(anna.id, 'one')).toBe(false);
  });
}
