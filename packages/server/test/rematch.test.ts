import type { PlayerFace } from '@thera/protocol';
import { describe, expect, test } from 'vitest';
import { sqliteStore } from '../src/store/sqlite-store.ts';
import { enter } from '../src/tables/enter.ts';
import { type Entered, LiveTables } from '../src/tables/live-tables.ts';
import type { OnlineTable } from '../src/tables/online-table.ts';
import { rematchTable } from '../src/tables/rematch.ts';
import { ANNA, after, BEN, begunTable, CARA, openTable, PLAN, TOY } from './sample-table.ts';

const ID = 'abcdefghijkm';
const RESIGN = { kind: 'event', event: { kind: 'resignation', seat: 1 }, at: 5_000 } as const;

/** A game of Anna and another that is over, in a store. */
async function played(other: PlayerFace | 'computer') {
  const store = sqliteStore(':memory:');
  const tables = new LiveTables({ store, games: new Map([[TOY.name, TOY]]) });
  const heard: Entered[] = [];
  tables.listen((entered) => heard.push(entered));
  const opponent =
    other === 'computer' ? ({ kind: 'computer', level: 'mason' } as const) : ({ kind: 'open' } as const);
  const plan = { ...PLAN, seats: [{ kind: 'open' } as const, opponent] };
  await tables.open({ id: ID, plan, host: ANNA.id, seed: 'a seed', created: 0 });
  let asked = 0;
  const ask = (player: PlayerFace, action: object) =>
    tables.act({ id: `${++asked}`, table: ID, ...action } as Parameters<LiveTables['act']>[0], {
      player,
      now: 10_000 + asked,
    });
  await ask(ANNA, { kind: 'sit', seat: 0 });
  if (other !== 'computer') await ask(other, { kind: 'sit', seat: 1 });
  await ask(ANNA, { kind: 'start' });
  await ask(ANNA, { kind: 'resign' });
  const { match } = (await tables.table(ID))!;
  const { length: events } = match!.record.events;
  return { store, tables, heard, ask, offer: { kind: 'offer', what: 'rematch', events }, events };
}

const names = ({ seats }: OnlineTable) =>
  seats.map((occupant) => (occupant?.kind === 'person' ? occupant.player.name : occupant?.level));

describe('a rematch of two', () => {
  test('begins when both have agreed, with sides swapped', async () => {
    const { tables, ask, offer, events, heard } = await played(BEN);
    expect(await ask(ANNA, offer)).toMatchObject({ ok: true });
    expect((await tables.table(ID))?.offer).toMatchObject({ what: 'rematch', agreed: [0] });
    expect(await ask(BEN, { kind: 'agree', events })).toMatchObject({ ok: true });
    const { next } = (await tables.table(ID))!;
    const again = (await tables.table(next!))!;
    expect(again.status).toBe('playing');
    expect(names(again)).toEqual(['Ben', 'Anna']);
    expect(again.seed).not.toBe('a seed');
    expect(heard.at(-1)?.entry).toMatchObject({ kind: 'rematch', table: next });
  });

  test('comes once, though the last word is sent twice and both ask', async () => {
    const { tables, ask, offer, events } = await played(BEN);
    await ask(ANNA, offer);
    const agree = { kind: 'agree', events, id: 'same' };
    const first = await ask(BEN, agree);
    expect(await ask(BEN, agree)).toEqual(first);
    expect(await ask(ANNA, offer)).toMatchObject({ error: 'already-begun' });
    expect((await tables.table(ID))?.head).toBe(6);
  });

  test('is declined, and offered again after a while alone', async () => {
    const { tables, ask, offer } = await played(BEN);
    await ask(ANNA, offer);
    expect(await ask(BEN, { kind: 'decline' })).toMatchObject({ ok: true });
    expect((await tables.table(ID))?.offer).toBeUndefined();
    expect(await ask(ANNA, offer)).toMatchObject({ error: 'too-soon' });
    expect(await ask(BEN, offer)).toMatchObject({ ok: true });
  });

  test('is nobody else’s, and there is none before the end', async () => {
    const { ask, offer } = await played(BEN);
    expect(await ask(CARA, offer)).toMatchObject({ error: 'not-seated' });
    expect(await ask(ANNA, { ...offer, what: 'draw' })).toMatchObject({ error: 'game-over' });
    const early = enter(begunTable(), { kind: 'offer', seat: 0, what: 'rematch', at: 2_000 });
    expect(early).toMatchObject({ ok: false, error: 'not-over' });
  });
});

test('with a computer it begins at once, and the computer has moved along', async () => {
  const { tables, ask, offer } = await played('computer');
  await ask(ANNA, offer);
  const again = (await tables.table((await tables.table(ID))!.next!))!;
  expect(names(again)).toEqual(['mason', 'Anna']);
  expect(again.plan.seats.map(({ kind }) => kind)).toEqual(['computer', 'open']);
});

test('what was declined in the game does not delay it', () => {
  const table = after(
    begunTable(),
    { kind: 'offer', seat: 0, what: 'draw', at: 2_000 },
    { kind: 'decline', seat: 1, at: 4_999 },
    RESIGN,
  );
  expect(enter(table, { kind: 'offer', seat: 0, what: 'rematch', at: 5_001 }).ok).toBe(true);
});

test('of four everybody moves one seat on, so partners stay partners', () => {
  const setup = { seats: 4 };
  const players = [ANNA, BEN, CARA, { id: 'dan', name: 'Dan', isGuest: true }];
  const four = after(
    openTable({ setup, seats: players.map(() => ({ kind: 'open' as const })) }),
    ...players.map((player, seat) => ({ kind: 'sit' as const, seat, player, at: 1 })),
    { kind: 'start', at: 2 },
  );
  const again = rematchTable(four, { id: 'abcdefghijkn', seed: 's', created: 3 });
  expect(again.ok && names(again.value.table)).toEqual(['Dan', 'Anna', 'Ben', 'Cara']);
});
