import type { GameEvent } from '@thera/table';
import { expect, test } from 'vitest';
import type { Ply } from '../src/table/timeline.ts';
import { turnRows } from '../src/table/turn-rows.ts';

type Happened = GameEvent<unknown>;
const decision = (seat: number): Happened => ({ kind: 'decision', seat, steps: [] });
const resignation: Happened = { kind: 'resignation', seat: 2 };
const draw: Happened = { kind: 'draw' };
const sit: Happened = { kind: 'sit', seat: 0, player: 'Ana' };
const takeback: Happened = { kind: 'takeback', seat: 0, ply: 1 };

/** The decisions among events, without those at these places. */
function pliesIn(events: readonly Happened[], gone: readonly number[], placing: number): readonly Ply[] {
  return events.flatMap((event, index) =>
    event.kind === 'decision' && !gone.includes(index)
      ? [{ index, seat: event.seat, isBeforePlay: index < placing, text: '', steps: [] }]
      : [],
  );
}

const ROUND = [decision(0), decision(1), decision(2)];

test.for<[name: string, events: readonly Happened[], rows: readonly string[], gone?: readonly number[]]>([
  ['a round is a row', [...ROUND, ...ROUND], ['1: 0 1 2', '2: 0 1 2']],
  ['who resigns between rounds has a row', [...ROUND, resignation, decision(0)], ['1: 0 1 2', '3', '2: 0']],
  ['a round goes on after it', [decision(0), resignation, decision(1)], ['1: 0', '1', '…: 1']],
  ['what ends the game comes last', [decision(0), draw], ['1: 0', '1']],
  ['two things at once', [resignation, sit, decision(0)], ['0', '1', '1: 0']],
  ['who sits there from the beginning has none', [sit, decision(0)], ['1: 0']],
  ['nothing but a resignation', [resignation], ['0']],
  ['nothing is said of takebacks', [decision(0), decision(1), takeback], ['1: 0'], [1]],
  ['a seat is taken in a line that is gone', [decision(0), decision(1), sit, takeback], ['1: 0', '2'], [1]],
])('%s', ([, events, expected, gone = []]) => {
  const rows = turnRows(pliesIn(events, gone, 0), events).map((row) =>
    row.kind === 'event'
      ? String(row.index)
      : `${row.isNew ? row.round : '…'}: ${row.plies.map(({ ply }) => ply.seat).join(' ')}`,
  );
  expect(rows).toEqual(expected);
});

test('what happens before play stands before play', () => {
  const events = [decision(0), resignation, decision(1), decision(0)];
  const rows = turnRows(pliesIn(events, [], 3), events);
  expect(rows.map((row) => (row.kind === 'event' ? 'event' : row.round))).toEqual([
    undefined,
    'event',
    undefined,
    1,
  ]);
});
