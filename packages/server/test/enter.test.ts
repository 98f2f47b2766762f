import { describe, expect, test } from 'vitest';
import { enter, FIRST_TURN_GRACE, offerPause } from '../src/tables/enter.ts';
import type { Entry } from '../src/tables/entry.ts';
import { faceFor } from '../src/tables/face.ts';
import { acting, type OnlineTable } from '../src/tables/online-table.ts';
import { ANNA, after, BEN, begunTable, CARA, decision, openTable } from './sample-table.ts';

const refusal = (table: OnlineTable, entry: Entry): string | undefined => {
  const next = enter(table, entry);
  return next.ok ? undefined : next.error;
};

describe('before the game', () => {
  const open = openTable();
  const anna: Entry = { kind: 'sit', seat: 0, player: ANNA, at: 1 };

  test.each<[string, OnlineTable, Entry, string]>([
    ['a seat that is taken', after(open, anna), { kind: 'sit', seat: 0, player: BEN, at: 2 }, 'seat-taken'],
    ['a second seat', after(open, anna), { kind: 'sit', seat: 1, player: ANNA, at: 2 }, 'already-seated'],
    ['a seat that is not there', open, { kind: 'sit', seat: 2, player: BEN, at: 2 }, 'no-such-seat'],
    [
      'the seat of a computer',
      openTable({ seats: [{ kind: 'open' }, { kind: 'computer', level: 'mason' }] }),
      { kind: 'sit', seat: 1, player: BEN, at: 2 },
      'seat-closed',
    ],
    ['leaving an empty seat', open, { kind: 'stand', seat: 0, isKicked: false, at: 2 }, 'not-seated'],
    ['a game with an empty seat', after(open, anna), { kind: 'start', at: 2 }, 'seats-empty'],
    ['a resignation', open, { kind: 'event', event: { kind: 'resignation', seat: 0 }, at: 2 }, 'not-begun'],
    ['a rematch', open, { kind: 'rematch', table: 'b', at: 2 }, 'not-over'],
    ['a seat at a closed table', after(open, { kind: 'close', at: 1 }), anna, 'table-closed'],
  ])('%s is refused', (_, table, entry, code) => {
    expect(refusal(table, entry)).toBe(code);
  });

  test('seats are taken, left and changed', () => {
    const both = after(open, anna, { kind: 'sit', seat: 1, player: BEN, at: 2 });
    const swapped = after(both, { kind: 'swap', seats: [0, 1], at: 3 });
    expect(swapped.seats.map((seat) => seat?.kind === 'person' && seat.player.name)).toEqual(['Ben', 'Anna']);
    const left = after(swapped, { kind: 'stand', seat: 0, isKicked: true, at: 4 });
    expect(left.seats[0]).toBeUndefined();
    expect(left.head).toBe(4);
  });

  test('a computer that changes places takes its offer along', () => {
    const table = openTable({ seats: [{ kind: 'open' }, { kind: 'computer', level: 'mason' }] });
    const swapped = after(table, { kind: 'swap', seats: [0, 1], at: 1 });
    expect(refusal(swapped, { kind: 'sit', seat: 1, player: BEN, at: 2 })).toBeUndefined();
    expect(refusal(swapped, { kind: 'sit', seat: 0, player: BEN, at: 2 })).toBe('seat-closed');
  });
});

describe('in the game', () => {
  test('the record says who sits where, and decisions have their times', () => {
    const table = begunTable();
    expect(table.match?.record.events.map((event) => event.kind)).toEqual(['sit', 'sit']);
    const next = after(table, decision(table, 0, 5_000));
    expect(next.match?.record.events.at(-1)).toMatchObject({ kind: 'decision', seat: 0, time: 4_000 });
  });

  test('nobody sits down any more', () => {
    expect(refusal(begunTable(), { kind: 'sit', seat: 0, player: CARA, at: 9 })).toBe('already-begun');
  });

  test('it is played to its end, and then nothing more happens', () => {
    let table = begunTable();
    for (let at = 2_000; table.status === 'playing'; at += 1_000)
      table = after(table, decision(table, acting(table)[0]!, at));
    expect(table.match?.outcome).toBeDefined();
    expect(refusal(table, { kind: 'event', event: { kind: 'resignation', seat: 0 }, at: 1e6 })).toBe(
      'game-over',
    );
    expect(after(table, { kind: 'rematch', table: 'next', at: 1e6 }).next).toBe('next');
  });
});

describe('offers', () => {
  const table = begunTable();
  const offer: Entry = { kind: 'offer', seat: 0, what: 'draw', at: 10_000 };

  test('a draw is a draw once everybody has agreed', () => {
    const offered = after(table, offer);
    expect(offered.status).toBe('playing');
    const agreed = after(offered, { kind: 'agree', seat: 1, at: 11_000 });
    expect(agreed.match?.outcome).toMatchObject({ kind: 'draw', reason: 'agreed' });
  });

  test('an offer is gone when somebody decides', () => {
    const offered = after(table, offer);
    expect(after(offered, decision(offered, 1, 11_000)).offer).toBeUndefined();
  });

  test('whoever was declined waits, and longer each time', () => {
    const declined = after(table, offer, { kind: 'decline', seat: 1, at: 11_000 });
    expect(refusal(declined, { ...offer, at: 11_000 + offerPause(1) - 1 })).toBe('too-soon');
    const again = after(declined, { ...offer, at: 21_000 }, { kind: 'decline', seat: 1, at: 22_000 });
    expect(refusal(again, { ...offer, at: 22_000 + offerPause(2) - 1 })).toBe('too-soon');
    expect(refusal(again, { ...offer, at: 22_000 + offerPause(2) })).toBeUndefined();
  });

  test('who withdraws an offer does not wait', () => {
    const withdrawn = after(table, offer, { kind: 'decline', seat: 0, at: 11_000 });
    expect(refusal(withdrawn, { ...offer, at: 11_001 })).toBeUndefined();
  });

  test('a turn that nothing was revealed by is taken back by consent', () => {
    const decided = after(table, decision(table, 0, 5_000));
    const back = after(
      decided,
      { kind: 'offer', seat: 0, what: 'takeback', at: 6_000 },
      { kind: 'agree', seat: 1, at: 7_000 },
    );
    expect(acting(back)).toContain(0);
    expect(back.match?.record.events.at(-1)).toMatchObject({ kind: 'takeback', seat: 0, ply: 0 });
  });

  test('a turn that something was revealed by is not', () => {
    const telling = { ...table, game: { ...table.game, reveals: () => true } };
    const shown = after(telling, decision(telling, 0, 5_000));
    expect(refusal(shown, { kind: 'offer', seat: 0, what: 'takeback', at: 7_000 })).toBe('crosses-secret');
  });
});

describe('clocks', () => {
  const timed = begunTable({ clock: { kind: 'bank', initial: 60_000, increment: 2_000 } });
  const end = 1_000 + 60_000 + FIRST_TURN_GRACE;

  test('a flag falls when the time is over, and not before', () => {
    const flag: Entry = { kind: 'event', event: { kind: 'flag', seat: 0 }, at: end - 1 };
    expect(refusal(timed, flag)).toBe('bad-claim');
    const fallen = after(timed, { ...flag, at: end });
    expect(fallen.match?.outcome).toMatchObject({ kind: 'won', winners: [1], reason: 'flag' });
  });

  test('a decision that comes too late does not count, unless the way took that long', () => {
    const late = decision(timed, 0, end);
    expect(refusal(timed, late)).toBe('too-late');
    expect(refusal(timed, { ...late, lag: 500 } as Entry)).toBeUndefined();
  });

  test('what is taken back gives its time back', () => {
    const decided = after(timed, decision(timed, 0, 41_000));
    expect(decided.clock?.left[0]).toBe(42_000);
    const back = after(
      decided,
      { kind: 'offer', seat: 0, what: 'takeback', at: 42_000 },
      { kind: 'agree', seat: 1, at: 43_000 },
    );
    expect(faceFor(back, 0, 43_000).play?.clock?.left).toEqual([60_000, 60_000]);
  });
});
