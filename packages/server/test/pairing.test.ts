import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqliteStore } from '../src/store/sqlite-store.ts';
import { type Site, startSite, Visitor } from './online-site.ts';
import { TOY } from './sample-table.ts';

let site: Site;
/** Another process at the same store: it hears of nothing by itself. */
let other: Site;
beforeAll(async () => {
  site = await startSite();
  other = await startSite({ file: site.file, store: sqliteStore(site.file) });
});
afterAll(async () => {
  await other.stop();
  await site.stop();
});

let wishes = 0;
/** Something that nobody else wants. */
const wish = () => ({
  kind: 'pair',
  game: TOY.name,
  setup: { seats: 2 },
  clock: { kind: 'bank', initial: 60_000 + ++wishes, increment: 0 },
});

describe('two who want the same', () => {
  test('begin to play at once', async () => {
    const [anna, ben] = [await Visitor.guest(site), await Visitor.guest(site)];
    const same = wish();
    expect(await anna.ask(same)).toMatchObject({ ok: true });
    const { clock, setup, game, kind } = same;
    expect(await ben.ask({ clock, setup, game, kind })).toMatchObject({ ok: true });
    const { table } = await anna.hear('paired');
    expect(await ben.hear('paired')).toMatchObject({ table });
    for (const one of [anna, ben]) await one.ask({ kind: 'follow', table });
    expect(anna.face(table)).toMatchObject({ status: 'playing', plan: { clock } });
    expect(new Set([anna.face(table).ownSeat, ben.face(table).ownSeat])).toEqual(new Set([0, 1]));
  });

  test('find each other at different processes', async () => {
    const [anna, ben] = [await Visitor.guest(site), await Visitor.guest(other)];
    const same = wish();
    await Promise.all([anna.ask(same), ben.ask(same)]);
    const { table } = await anna.hear('paired');
    expect(await ben.hear('paired')).toMatchObject({ table });
    await ben.ask({ kind: 'follow', table });
    expect(ben.face(table).status).toBe('playing');
  });

  test('are not one who asks twice', async () => {
    const [anna, ben] = [await Visitor.guest(site), await Visitor.guest(site)];
    const same = wish();
    await anna.ask(same);
    await anna.ask(same);
    expect(anna.heard.some(({ kind }) => kind === 'paired')).toBe(false);
    await ben.ask(same);
    await anna.hear('paired');
  });
});

test('many at once are paired each with one other', async () => {
  const same = wish();
  const visitors = await Promise.all(
    Array.from({ length: 10 }, (_, index) => Visitor.guest(index % 2 === 0 ? site : other)),
  );
  await Promise.all(visitors.map((visitor) => visitor.ask(same)));
  const tables = await Promise.all(visitors.map(async (visitor) => (await visitor.hear('paired')).table));
  for (const table of tables) expect(tables.filter((one) => one === table)).toHaveLength(2);
  for (const { heard } of visitors) expect(heard.filter(({ kind }) => kind === 'paired')).toHaveLength(1);
});

describe('nobody is paired with', () => {
  const tryAfter = async (leave: (anna: Visitor) => Promise<unknown>) => {
    const [anna, ben, cara] = [
      await Visitor.guest(site),
      await Visitor.guest(site),
      await Visitor.guest(site),
    ];
    const same = wish();
    await anna.ask(same);
    await leave(anna);
    await ben.ask(same);
    await cara.ask(same);
    const { table } = await ben.hear('paired');
    expect(await cara.hear('paired')).toMatchObject({ table });
  };

  test('who has changed their mind', () => tryAfter((anna) => anna.ask({ kind: 'unpair' })));

  test('who wants something else meanwhile', () => tryAfter((anna) => anna.ask(wish())));

  test('who has gone', () =>
    tryAfter(async (anna) => {
      const table = await anna.open();
      const watcher = await Visitor.guest(site);
      await watcher.ask({ kind: 'follow', table });
      await anna.ask({ kind: 'sit', table, seat: 0 });
      await anna.ask({ kind: 'follow', table });
      anna.disconnect();
      await watcher.hear('presence', ({ seats }) => seats[0] === false, watcher.heard.length - 1);
    }));
});

test.each([
  [{ game: 'chess' }, 'no-such-game'],
  [{ setup: { seats: 99 } }, 'bad-setup'],
  [{ clock: { kind: 'turn', milliseconds: 1 } }, 'bad-time-control'],
])('%j is refused', async (part, error) => {
  const anna = await Visitor.guest(site);
  expect(await anna.ask({ ...wish(), ...part })).toMatchObject({ ok: false, error });
});

test('who is nobody is paired with nobody', async () => {
  const nobody = new Visitor(site);
  await nobody.connect();
  expect(await nobody.ask(wish())).toMatchObject({ ok: false, error: 'not-signed-in' });
});
