import type { Action, PlayerFace } from '@thera/protocol';
import { describe, expect, test } from 'vitest';
import { entryFor } from '../src/tables/act.ts';
import type { OnlineTable } from '../src/tables/online-table.ts';
import { ANNA, after, BEN, begunTable, CARA, decision, openTable, someSteps } from './sample-table.ts';

const asked = (table: OnlineTable, player: PlayerFace, action: object): string => {
  const entry = entryFor(table, { id: '1', table: table.id, ...action } as Action, { player, now: 9_000 });
  return entry.ok ? entry.value.kind : entry.error;
};

const open = openTable();
const begun = begunTable();

describe('only the host', () => {
  test.each([
    [{ kind: 'start' }, 'start'],
    [{ kind: 'close' }, 'close'],
    [{ kind: 'kick', seat: 1 }, 'stand'],
    [{ kind: 'swap', seats: [0, 1] }, 'swap'],
  ])('may %j', (action, entry) => {
    expect(asked(open, ANNA, action)).toBe(entry);
    expect(asked(open, BEN, action)).toBe('not-host');
  });
});

describe('only who sits at the table', () => {
  test.each([
    { kind: 'resign' },
    { kind: 'offer', what: 'draw', events: 2 },
    { kind: 'agree', events: 2 },
    { kind: 'decline' },
    { kind: 'claim', absent: 0, due: 'win' },
    { kind: 'decide', events: 2, steps: someSteps(begun, 0) },
  ])('may %j', (action) => {
    expect(asked(begun, BEN, action)).not.toBe('not-seated');
    expect(asked(begun, CARA, action)).toBe('not-seated');
  });
});

describe('a seat acts as itself', () => {
  test('whatever a message says besides', () => {
    const action = { kind: 'decide', events: 2, steps: someSteps(begun, 0), seat: 1 };
    const entry = entryFor(begun, { id: '1', table: begun.id, ...action } as unknown as Action, {
      player: ANNA,
      now: 9_000,
    });
    expect(entry).toMatchObject({ ok: true, value: { event: { seat: 0 } } });
  });
});

test('times are whole milliseconds, also where the way was measured more finely', () => {
  const action = { kind: 'decide', events: 2, steps: someSteps(begun, 0), id: '1', table: begun.id } as const;
  const entry = entryFor(begun, action, { player: ANNA, now: 9_000, lag: 7.5 });
  expect(entry).toMatchObject({ ok: true, value: { lag: 8 } });
});

describe('a decision is stale', () => {
  const decide = (table: OnlineTable, events: number) =>
    asked(table, ANNA, { kind: 'decide', events, steps: someSteps(begun, 0) });

  test('once something has happened that its seat should know', () => {
    const back = after(
      begun,
      decision(begun, 1, 5_000),
      { kind: 'offer', seat: 1, what: 'takeback', at: 6_000 },
      { kind: 'agree', seat: 0, at: 7_000 },
    );
    expect(decide(back, 2)).toBe('stale');
    expect(decide(back, 4)).toBe('event');
  });

  test('but not because another has decided at the same time', () => {
    expect(decide(after(begun, decision(begun, 1, 5_000)), 2)).toBe('event');
  });

  test('if it is about a position that has never been', () => {
    expect(decide(begun, 9)).toBe('stale');
  });
});

test('steps that are none have a code of the game', () => {
  expect(asked(begun, ANNA, { kind: 'decide', events: 2, steps: [{ fly: true }] })).toBe('bad-step');
});
