import type { Occupant, TableRow } from '@thera/protocol';
import { NO_CLOCK } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { tablesFor, withoutRow, withRow } from './lobby-rows.ts';

const person = (id: string): Occupant => ({ kind: 'person', player: { id, name: id, isGuest: true } });

const rowOf = (id: string, ...seats: readonly (Occupant | null)[]): TableRow => ({
  id,
  plan: {
    game: 'toy',
    setup: {},
    seats: seats.map(() => ({ kind: 'open' })),
    clock: NO_CLOCK,
    isPrivate: false,
  },
  status: 'open',
  seats,
  toAct: [],
  created: 0,
  changed: 0,
  deadline: null,
});

const ids = (rows: readonly TableRow[]): string => rows.map(({ id }) => id).join();

describe('the list of open tables', () => {
  const a = rowOf('a', person('ann'), null);
  const b = rowOf('b', person('ben'), null);

  test('a new table comes first, one that has changed stays where it is', () => {
    expect(ids(withRow([a], b))).toBe('b,a');
    const full = rowOf('a', person('ann'), person('cleo'));
    expect(withRow([b, a], full)).toEqual([b, full]);
  });

  test('one that is gone is gone, and another is not', () => {
    expect(ids(withoutRow([a, b], 'a'))).toBe('b');
    expect(ids(withoutRow([a, b], 'x'))).toBe('a,b');
  });

  test('one’s own tables come first, full ones are nobody else’s concern', () => {
    const full = rowOf('f', person('ann'), { kind: 'computer', level: 'mason' });
    expect(ids(tablesFor([full, a, b], 'ben'))).toBe('b,a');
    expect(ids(tablesFor([a, full, b], 'ann'))).toBe('a,f,b');
  });
});
