import type { NewLine } from '@thera/protocol';
import {
  type AdventureLog,
  beginAdventure,
  copyAdventure,
  FACT_VERSION,
  mapCircles,
  type Play,
  recordPlay,
  renameAdventure,
  shadeCircles,
  type Tier,
} from '@thera/sphinx';
import { fault, ok, type Result } from '@thera/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../../../../test/fake-storage.ts';
import type { LogServer } from '../../../online/logs.ts';
import { openAdventureStore } from '../adventure/adventure-store.ts';
import { openLogNotes } from './log-notes.ts';
import { logName, syncAdventures } from './sync-adventures.ts';

const INVITATION = 'come in';

/** Logs as the server keeps them, for several players. */
function fakeLogs() {
  const logs = new Map<
    string,
    { readonly name: string; readonly founder: string; readonly members: Set<string>; lines: NewLine[] }
  >();
  let isReachable = true;
  let written = 0;
  const serverFor = (player: string): LogServer => {
    const mine = (log: string) => (logs.get(log)?.members.has(player) ? logs.get(log) : undefined);
    const reached = async <T>(answer: () => Result<T, string>): Promise<Result<T, string>> =>
      isReachable ? answer() : fault('unavailable');
    return {
      list: () =>
        reached(() =>
          ok(
            [...logs].flatMap(([id, { name, members, lines }]) =>
              members.has(player) ? [{ id, name, head: lines.length }] : [],
            ),
          ),
        ),
      found: (name) =>
        reached(() => {
          const known = [...logs].find(([, log]) => log.name === name && log.founder === player)?.[0];
          const id = known ?? `log-${logs.size}`;
          if (known === undefined) logs.set(id, { name, founder: player, members: new Set(), lines: [] });
          logs.get(id)!.members.add(player);
          return ok({ id });
        }),
      part: (log, after) =>
        reached(() => {
          const known = mine(log);
          if (known === undefined) return fault('no-such-log');
          // Small parts, so that several are needed.
          const lines = known.lines.map((line, n) => ({ ...line, number: n + 1 })).slice(after, after + 7);
          return ok({ lines, head: known.lines.length });
        }),
      write: (log, lines) =>
        reached(() => {
          const known = mine(log);
          if (known === undefined) return fault('no-such-log');
          written += lines.length;
          for (const line of lines)
            if (!known.lines.some(({ key }) => key === line.key)) known.lines.push(line);
          return ok({ head: known.lines.length });
        }),
      remove: (log, member) =>
        reached(() => {
          if (mine(log) === undefined) return fault('no-such-log');
          logs.get(log)!.members.delete(member);
          return ok({});
        }),
      join: (log, invitation) =>
        reached(() => {
          if (invitation !== INVITATION) return fault('no-such-log');
          logs.get(log)!.members.add(player);
          return ok({});
        }),
      face: async () => fault('unavailable'),
      renew: async () => fault('unavailable'),
      invitation: async () => fault('unavailable'),
    };
  };
  return {
    serverFor,
    logs,
    get written() {
      return written;
    },
    reach(isThere: boolean) {
      isReachable = isThere;
    },
  };
}

/** A device of a player. What was left is known on all of theirs. */
function device(server: LogServer, player = 'anna', left: Set<string> = new Set()) {
  const storage = fakeStorage();
  const store = openAdventureStore(storage);
  const notes = openLogNotes(storage, FACT_VERSION);
  let copies = 0;
  const syncAs = (who: string, at: LogServer) =>
    syncAdventures({
      shelf: {
        read: () => store.read().shelf,
        takeIn: (log) => store.takeIn(log),
        drop: (id) => store.drop(id),
        copy: (log) => store.add(good(copyAdventure(log, { id: `copy-${++copies}`, title: 'Copy' }, 0))),
      },
      server: at,
      notes,
      isLeft: (id) => left.has(id),
      player: who,
    });
  return {
    store,
    notes,
    sync: () => syncAs(player, server),
    /** The same device, with somebody else signed in. */
    syncAs,
    begin(id = 'voyage') {
      good(store.add(good(beginAdventure({ id, begun: 1, title: '' }))));
    },
    play(riddle: number, achieved: readonly Tier[], id: string) {
      const change = (log: AdventureLog) => {
        const recorded = recordPlay(log, playOf(id, riddle, achieved));
        return recorded.ok ? ok(recorded.value.log) : recorded;
      };
      store.change('voyage', change);
      store.change('voyage', shadeCircles);
    },
    rename(title: string, time: number) {
      store.change('voyage', (log) => renameAdventure(log, title, time));
    },
    leave() {
      left.add('voyage');
      for (const [log, note] of notes.all()) notes.note(log, { ...note, isLeft: true });
      store.drop('voyage');
    },
    get log(): AdventureLog | undefined {
      return store.read().shelf.find(({ id }) => id === 'voyage');
    },
    get ids() {
      return store.read().shelf.map(({ id }) => id);
    },
  };
}

const playOf = (id: string, riddle: number, achieved: readonly Tier[]): Play => ({
  id,
  ended: 10,
  riddle,
  isExpert: false,
  achieved,
  turns: 9,
  // Computers do not sign, so circles can be shaded at once.
  seats: [{ colour: 'white', isComputer: true }],
  record: { seed: 'x'.repeat(300) },
});

function good<T>(result: Result<T, string>): T {
  if (result.ok) return result.value;
  throw new Error(result.error);
}

const shadedIn = (log: AdventureLog | undefined): number =>
  log === undefined ? -1 : mapCircles(log).filter(({ state }) => state === 'shaded').length;

describe('an adventure on two devices of one player', () => {
  test('comes to the other, and what both did separately counts', async () => {
    const { serverFor } = fakeLogs();
    const [phone, laptop] = [device(serverFor('anna')), device(serverFor('anna'))];
    phone.begin();
    phone.play(0, ['silver', 'gold'], 'p1');
    for (const one of [phone, laptop]) expect(await one.sync()).toEqual(ok(true));
    expect(laptop.log).toEqual(phone.log);
    phone.play(1, ['silver'], 'p2');
    laptop.play(1, ['silver', 'gold'], 'l1');
    laptop.rename('Odyssey', 99);
    for (const one of [phone, laptop, phone]) await one.sync();
    expect(phone.log).toEqual(laptop.log);
    expect(shadedIn(phone.log)).toBe(4);
    expect(phone.log?.title.text).toBe('Odyssey');
  });

  test('is sent once, and nothing is sent where nothing is new', async () => {
    const there = fakeLogs();
    const phone = device(there.serverFor('anna'));
    phone.begin();
    phone.play(0, ['silver'], 'p1');
    await phone.sync();
    const { written } = there;
    await phone.sync();
    expect(there.written).toBe(written);
    expect(written).toBe(there.logs.get('log-0')?.lines.length);
  });

  test('goes on where the server cannot be reached, and is joined later', async () => {
    const there = fakeLogs();
    const [phone, laptop] = [device(there.serverFor('anna')), device(there.serverFor('anna'))];
    phone.begin();
    for (const one of [phone, laptop]) await one.sync();
    there.reach(false);
    phone.play(0, ['silver'], 'p1');
    expect(await phone.sync()).toMatchObject({ ok: false, error: 'unavailable' });
    expect(shadedIn(phone.log)).toBe(1);
    there.reach(true);
    for (const one of [phone, laptop]) await one.sync();
    expect(laptop.log).toEqual(phone.log);
  });

  test('that was deleted on one is gone from the other', async () => {
    const { serverFor, logs } = fakeLogs();
    const left = new Set<string>();
    const [phone, laptop] = [
      device(serverFor('anna'), 'anna', left),
      device(serverFor('anna'), 'anna', left),
    ];
    phone.begin();
    for (const one of [phone, laptop]) await one.sync();
    phone.leave();
    for (const one of [phone, laptop, phone]) expect(await one.sync()).toEqual(ok(true));
    expect([...phone.ids, ...laptop.ids]).toEqual([]);
    expect(logs.get('log-0')?.members.size).toBe(0);
  });

  test('that was deleted on one keeps what the other had not sent, as an adventure of its own', async () => {
    const { serverFor } = fakeLogs();
    const left = new Set<string>();
    const [phone, laptop] = [
      device(serverFor('anna'), 'anna', left),
      device(serverFor('anna'), 'anna', left),
    ];
    phone.begin();
    for (const one of [phone, laptop]) await one.sync();
    laptop.play(0, ['silver'], 'l1');
    phone.leave();
    for (const one of [phone, laptop, phone]) await one.sync();
    expect(laptop.ids).toEqual(['copy-1']);
    expect(phone.ids).toEqual(['copy-1']);
  });

  test('that was lost here is read again', async () => {
    const { serverFor } = fakeLogs();
    const phone = device(serverFor('anna'));
    phone.begin();
    phone.play(0, ['silver'], 'p1');
    await phone.sync();
    const { log } = phone;
    phone.store.drop('voyage');
    await phone.sync();
    expect(phone.log).toEqual(log);
  });
});

describe('a group', () => {
  const group = async () => {
    const there = fakeLogs();
    const anna = device(there.serverFor('anna'));
    const ben = device(there.serverFor('ben'), 'ben');
    anna.begin();
    anna.play(0, ['silver', 'gold'], 'a1');
    await anna.sync();
    await there.serverFor('ben').join('log-0', INVITATION);
    await ben.sync();
    return { there, anna, ben };
  };

  test('has one adventure, whoever plays', async () => {
    const { anna, ben } = await group();
    expect(ben.log).toEqual(anna.log);
    ben.play(1, ['silver'], 'b1');
    anna.play(2, ['silver'], 'a2');
    for (const one of [ben, anna, ben]) await one.sync();
    expect(ben.log).toEqual(anna.log);
    expect(shadedIn(anna.log)).toBe(4);
  });

  test('writes the same result once, whoever sends it', async () => {
    const { there, anna, ben } = await group();
    for (const one of [anna, ben]) one.play(1, ['silver'], 'table');
    for (const one of [anna, ben, anna]) await one.sync();
    const plays = there.logs.get('log-0')?.lines.filter(({ key }) => key.startsWith('play'));
    expect(plays).toHaveLength(2);
    expect(ben.log?.plays).toHaveLength(2);
    expect(ben.log).toEqual(anna.log);
  });

  test('goes on without those who were sent away, and these keep what they have', async () => {
    const { there, anna, ben } = await group();
    await there.serverFor('anna').remove('log-0', 'ben');
    const before = ben.log;
    expect(await ben.sync()).toEqual(ok(true));
    expect(ben.log).toEqual(before);
    ben.play(1, ['silver'], 'b1');
    for (const one of [ben, anna]) await one.sync();
    expect(shadedIn(anna.log)).toBe(2);
    expect(there.logs.get('log-1')).toMatchObject({ founder: 'ben', name: logName('voyage') });
  });

  test('keeps a guest who signs in', async () => {
    const { there, anna, ben } = await group();
    for (const [log, note] of ben.notes.all()) ben.notes.note(log, { ...note, invitation: INVITATION });
    const benjamin = there.serverFor('benjamin');
    expect(await ben.syncAs('benjamin', benjamin)).toEqual(ok(true));
    ben.play(1, ['silver'], 'b1');
    await ben.syncAs('benjamin', benjamin);
    await anna.sync();
    expect(anna.log).toEqual(ben.log);
    expect([...there.logs.keys()]).toEqual(['log-0']);
  });

  test('is not harmed by lines that cannot be read, or stand on nothing', async () => {
    const { there, anna, ben } = await group();
    await there.serverFor('ben').write('log-0', [
      { key: 'broken', body: '{' },
      { key: 'later', body: '{"version":99}' },
      { key: 'false', body: '{"version":1,"kind":"shaded","play":"never"}' },
    ]);
    const before = anna.log;
    expect(await anna.sync()).toEqual(ok(true));
    expect(anna.log).toEqual(before);
    ben.play(1, ['silver'], 'b1');
    for (const one of [ben, anna]) await one.sync();
    expect(anna.log).toEqual(ben.log);
  });
});

test('whatever is played wherever, in the end all have the same', async () => {
  const step = fc.record({
    who: fc.nat(2),
    riddle: fc.nat(3),
    act: fc.constantFrom('play', 'play', 'rename', 'sync', 'offline', 'online'),
    time: fc.nat(20),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const there = fakeLogs();
      const devices = [
        device(there.serverFor('anna')),
        device(there.serverFor('anna')),
        device(there.serverFor('ben'), 'ben'),
      ];
      devices[0]!.begin();
      await devices[0]!.sync();
      await there.serverFor('ben').join('log-0', INVITATION);
      for (const one of devices) await one.sync();
      for (const [n, { who, riddle, act, time }] of steps.entries()) {
        const one = devices[who]!;
        if (act === 'play') one.play(riddle, ['silver'], `${n}`);
        if (act === 'rename') one.rename(`Title ${n}`, time);
        if (act === 'sync') await one.sync();
        if (act === 'offline' || act === 'online') there.reach(act === 'online');
      }
      there.reach(true);
      for (const one of [...devices, ...devices]) expect(await one.sync()).toEqual(ok(true));
      expect(devices[1]!.log).toEqual(devices[0]!.log);
      expect(devices[2]!.log).toEqual(devices[0]!.log);
      const played = steps.filter(({ act }) => act === 'play').length;
      expect(devices[0]!.log?.plays).toHaveLength(played);
    }),
    { numRuns: 40 },
  );
});
