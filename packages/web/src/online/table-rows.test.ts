import type { Occupant, TableRow } from '@thera/protocol';
import { NO_CLOCK, type Outcome } from '@thera/table';
import { expect, test } from 'vitest';
import { byUrgency, endingFor, freeSeats, isSeated, isWaitedFor, othersAt } from './table-rows.ts';

const person = (id: string): Occupant => ({ kind: 'person', player: { id, name: id, isGuest: true } });
const COMPUTER: Occupant = { kind: 'computer', level: 'mason' };

const row = (id: string, change: Partial<TableRow> = {}): TableRow => ({
  id,
  plan: { game: 'toy', setup: {}, seats: [], clock: NO_CLOCK, isPrivate: false },
  status: 'playing',
  seats: [person('ann'), person('ben')],
  toAct: [1],
  created: 0,
  changed: 0,
  deadline: null,
  ...change,
});

test('what waits for a player comes first, what is due soonest before all', () => {
  const rows = [
    row('open', { status: 'open', toAct: [] }),
    row('theirs', { changed: 9 }),
    row('mine', { toAct: [0], changed: 1 }),
    row('due', { toAct: [0, 1], deadline: 50 }),
    row('sooner', { toAct: [0], deadline: 40 }),
  ];
  expect(byUrgency(rows, 'ann').map(({ id }) => id)).toEqual(['sooner', 'due', 'mine', 'theirs', 'open']);
});

test.each<[string, Partial<TableRow>, boolean]>([
  ['ann', { toAct: [0] }, true],
  ['ann', { toAct: [1] }, false],
  ['ann', { toAct: [0], status: 'over' }, false],
  ['cleo', { toAct: [0] }, false],
])('%s at a table with %o is waited for: %s', (player, change, isWaited) => {
  expect(isWaitedFor(row('x', change), player)).toBe(isWaited);
});

test.each<[Outcome | undefined, string, 'won' | 'lost' | 'draw' | undefined]>([
  [{ kind: 'won', winners: [0] }, 'ann', 'won'],
  [{ kind: 'won', winners: [0] }, 'ben', 'lost'],
  [{ kind: 'lost' }, 'ben', 'lost'],
  [{ kind: 'draw', reason: 'agreed' }, 'ben', 'draw'],
  [{ kind: 'won', winners: [0] }, 'cleo', undefined],
  [undefined, 'ann', undefined],
])('the ending %o is for %s: %s', (outcome, player, ending) => {
  const over = row('x', { status: 'over', ...(outcome === undefined ? {} : { outcome }) });
  expect(endingFor(over, player)).toBe(ending);
});

test('who sits where', () => {
  const mixed = row('x', { seats: [person('ann'), null, COMPUTER, person('ben')] });
  expect(freeSeats(mixed)).toEqual([1]);
  expect(othersAt(mixed, 'ann')).toEqual(['ben']);
  expect(isSeated(mixed, 'ben')).toBe(true);
  expect(isSeated(mixed, undefined)).toBe(false);
});
