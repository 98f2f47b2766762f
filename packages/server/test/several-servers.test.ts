import { diceFor, randomDecision, sha256 } from '@thera/table';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { USUAL_ABSENCES } from '../src/hub/absence-limits.ts';
import type { ComputerPool } from '../src/tables/computers.ts';
import { decisionOf, type Site, startSite, Visitor } from './online-site.ts';
import { TOY } from './sample-table.ts';
import { SharedBus } from './shared-bus.ts';

const bus = new SharedBus();
let one: Site;
let other: Site;
let ahead = 0;
const now = (): number => Date.now() + ahead;
beforeAll(async () => {
  one = await startSite({ bus: bus.end(), now });
  other = await startSite({ bus: bus.end(), now, file: one.file });
});
afterEach(() => bus.mend());
afterAll(async () => {
  await other.stop();
  await one.stop();
});

/** A game of two whose players, and those who watch, are at different servers. */
async function begun() {
  const [anna, ben, watcher] = [
    await Visitor.guest(one),
    await Visitor.guest(other),
    await Visitor.guest(other),
  ];
  const table = await anna.open();
  for (const visitor of [anna, ben, watcher]) await visitor.ask({ kind: 'follow', table });
  await anna.ask({ kind: 'sit', table, seat: 0 });
  await ben.ask({ kind: 'sit', table, seat: 1 });
  await anna.ask({ kind: 'start', table });
  for (const visitor of [anna, ben, watcher]) await visitor.hear('entry', ({ number }) => number === 3);
  return { anna, ben, watcher, table };
}

/** Plays, each as soon as they were told that it is their turn. */
async function playOn(players: readonly Visitor[], table: string, most = 100): Promise<void> {
  const [anna] = players as [Visitor];
  for (let decisions = 0; decisions < most && anna.face(table).status === 'playing'; decisions++) {
    const { play, head } = anna.face(table);
    const player = players[play!.toAct[0]!]!;
    expect(await player.ask(decisionOf(player, table))).toMatchObject({ ok: true, number: head + 1 });
    for (const visitor of players) await visitor.hear('entry', ({ number }) => number === head + 1);
  }
}

describe('players at two servers', () => {
  test('play one game, and everybody hears every entry once', async () => {
    const { anna, ben, watcher, table } = await begun();
    await playOn([anna, ben], table);
    const numbers = (visitor: Visitor) =>
      visitor.heard.flatMap((message) => (message.kind === 'entry' ? [message.number] : []));
    await watcher.hear('record');
    const all = Array.from({ length: anna.face(table).head }, (_, index) => index + 1);
    for (const visitor of [anna, ben, watcher]) expect(numbers(visitor)).toEqual(all);
    expect((await ben.hear('record')).record).toEqual((await anna.hear('record')).record);
  });

  test('see who is there, and how many watch', async () => {
    const { anna, ben, watcher, table } = await begun();
    await anna.hear('presence', ({ seats, watchers }) => seats[1] === true && watchers === 1);
    await ben.hear('presence', ({ seats }) => seats[0] === true);
    ben.disconnect();
    await anna.hear('presence', ({ seats }) => seats[1] === false);
    watcher.disconnect();
    await anna.hear('presence', ({ watchers }) => watchers === 0, anna.heard.length - 1);
    const from = anna.heard.length;
    await ben.connect();
    await ben.ask({ kind: 'follow', table });
    await anna.hear('presence', ({ seats }) => seats[1] === true, from);
  });

  test('talk, and every line is heard once and in order', async () => {
    const { anna, ben, watcher, table } = await begun();
    for (const [visitor, text] of [
      [anna, 'one'],
      [ben, 'two'],
      [anna, 'three'],
    ] as const)
      await visitor.ask({ kind: 'say', table, text });
    for (const visitor of [anna, ben, watcher]) {
      await visitor.hear('said', ({ line }) => line.number === 3);
      const said = visitor.heard.flatMap((message) => (message.kind === 'said' ? [message.line.text] : []));
      expect(said).toEqual(['one', 'two', 'three']);
    }
  });

  test('find each other in the lobby', async () => {
    const [host, looker] = [await Visitor.guest(one), await Visitor.guest(other)];
    await looker.ask({ kind: 'lobby', isOpen: true });
    const hidden = await host.open({ isPrivate: true });
    const open = await host.open();
    await looker.hear('listed', ({ row }) => row.id === open);
    await host.ask({ kind: 'sit', table: open, seat: 0 });
    await looker.hear('listed', ({ row }) => row.id === open && row.seats[0] !== null);
    await host.ask({ kind: 'close', table: open });
    await looker.hear('unlisted', ({ table }) => table === open);
    expect(looker.wire.join('\n')).not.toContain(hidden);
  });

  test('cannot claim a game from somebody who has a page at another server', async () => {
    const { anna, ben, table } = await begun();
    const claim = { kind: 'claim', table, absent: 1, due: 'win' };
    const decision = decisionOf(anna, table);
    if (anna.face(table).play?.toAct.includes(1) !== true) await anna.ask(decision);
    ahead += USUAL_ABSENCES.untimed + 1;
    expect(await anna.ask(claim)).toMatchObject({ ok: false, error: 'not-absent' });
    ben.disconnect();
    await anna.hear('presence', ({ seats }) => seats[1] === false);
    expect(await anna.ask(claim)).toMatchObject({ ok: false, error: 'not-absent' });
    ahead += USUAL_ABSENCES.untimed + 1;
    expect(await anna.ask(claim)).toMatchObject({ ok: true });
    await ben.connect();
    await ben.ask({ kind: 'follow', table });
    expect(ben.face(table).status).toBe('over');
  });
});

describe('while the bus is away', () => {
  test('a game goes on, and is told of a little later', async () => {
    const { anna, ben, table } = await begun();
    bus.cut();
    await playOn([anna, ben], table, 2);
    await ben.ask({ kind: 'say', table, text: 'well played' });
    await anna.hear('said', ({ line }) => line.text === 'well played');
  });

  test('whoever acts at the server that is behind acts on the game as it is', async () => {
    const { anna, ben, table } = await begun();
    bus.cut();
    const { play } = anna.face(table);
    const [quick, slow] = play!.toAct[0] === 0 ? [anna, ben] : [ben, anna];
    expect(await quick.ask(decisionOf(quick, table))).toMatchObject({ ok: true, number: 4 });
    expect(await slow.ask({ kind: 'resign', table })).toMatchObject({ ok: true, number: 5 });
    await quick.hear('entry', ({ face }) => face.status === 'over');
  });

  test('what is possible by now is not refused by a server that is behind', async () => {
    const [anna, ben] = [await Visitor.guest(one), await Visitor.guest(other)];
    const table = await anna.open();
    for (const visitor of [anna, ben]) await visitor.ask({ kind: 'follow', table });
    bus.cut();
    await anna.ask({ kind: 'sit', table, seat: 0 });
    expect(await ben.ask({ kind: 'sit', table, seat: 1 })).toMatchObject({ ok: true, number: 2 });
    expect(await anna.ask({ kind: 'start', table })).toMatchObject({ ok: true, number: 3 });
  });

  test('nobody claims a game: nobody can say who is there', async () => {
    const { anna, ben, table } = await begun();
    if (anna.face(table).play?.toAct.includes(1) !== true) await anna.ask(decisionOf(anna, table));
    bus.cut();
    ben.disconnect();
    ahead += 2 * USUAL_ABSENCES.untimed;
    const claim = { kind: 'claim', table, absent: 1, due: 'win' };
    expect(await anna.ask(claim)).toMatchObject({ ok: false, error: 'not-absent' });
    bus.mend();
    // Since it is back Ben could have come.
    expect(await anna.ask(claim)).toMatchObject({ ok: false, error: 'not-absent' });
  });
});

test('a computer thinks at one server, and at another when that has stopped', async () => {
  const shared = new SharedBus();
  const asked: string[] = [];
  const poolOf = (name: string, decide: ComputerPool['decide']): ComputerPool => ({
    decide: (question, urgency) => {
      asked.push(name);
      return decide(question, urgency);
    },
    close: async () => undefined,
  });
  const silent = poolOf('first', () => new Promise(() => undefined));
  const quick = poolOf('second', async ({ view, seat }) => {
    const steps = randomDecision({ game: TOY, view, dice: diceFor(sha256, 'computer', 0) }, seat);
    return steps ?? [];
  });
  let later = 0;
  const clock = (): number => Date.now() + later;
  const first = await startSite({ bus: shared.end(), pool: silent, now: clock });
  const second = await startSite({ bus: shared.end(), pool: quick, now: clock, file: first.file });
  const anna = await Visitor.guest(first);
  const table = await anna.open({ seats: [{ kind: 'open' }, { kind: 'computer', level: 'novice' }] });
  await anna.ask({ kind: 'follow', table });
  await anna.ask({ kind: 'sit', table, seat: 0 });
  await anna.ask({ kind: 'start', table });
  if (anna.face(table).play!.toAct[0] === 0) await anna.ask(decisionOf(anna, table));
  const { head } = anna.face(table);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(new Set(asked)).toEqual(new Set(['first']));
  later = 6_000;
  await anna.hear('entry', ({ number }) => number === head + 1);
  expect(asked).toContain('second');
  await second.stop();
  await first.stop();
});
