import { DAY, type TimeControl } from '@thera/table';
import { expect, test } from 'vitest';
import { ANNA, openTable } from '../../test/sample-table.ts';
import { urgencyOf } from './urgency.ts';

const BLITZ: TimeControl = { kind: 'bank', initial: 300_000, increment: 5_000 };
const MINUTE: TimeControl = { kind: 'turn', milliseconds: 60_000 };
const DAYS: TimeControl = { kind: 'turn', milliseconds: 3 * DAY };

test.each([
  ['without a clock', { kind: 'none' }, 'live'],
  ['with a bank of time', BLITZ, 'live'],
  ['with a minute a turn', MINUTE, 'live'],
  ['with days a turn', DAYS, 'correspondence'],
] as const)('a person %s', (_, clock, urgency) => {
  const table = openTable({ clock });
  expect(urgencyOf({ ...table, seats: [{ kind: 'person', player: ANNA }, undefined] })).toBe(urgency);
});

test('computers among themselves', () => {
  const computer = { kind: 'computer', level: 'titan' } as const;
  expect(urgencyOf({ ...openTable({ clock: BLITZ }), seats: [computer, computer] })).toBe('nobody');
});
