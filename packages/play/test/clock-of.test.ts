import { type GameEvent, type TimeControl, timeLeft } from '@thera/table';
import { expect, test } from 'vitest';
import { clockOf, happen } from '../src/index.ts';
import { fixed, played, tableOf } from './playing.ts';

const BANK: TimeControl = { kind: 'bank', initial: 60_000, increment: 2000 };
const TURN: TimeControl = { kind: 'turn', milliseconds: 30_000 };

/** Both place their workers, each after some seconds. */
const PLACINGS: readonly GameEvent<string>[] = [
  { kind: 'decision', seat: 0, steps: ['@A1', '@B1'], time: 4000 },
  { kind: 'decision', seat: 1, steps: ['@A5', '@B5'], time: 10_000 },
];

function leftAfter(
  events: readonly GameEvent<string>[],
  control: TimeControl,
  persons: readonly number[],
): readonly number[] {
  const begun = tableOf(played(fixed('pan', 'atlas'), []), persons);
  const table = events.reduce((now, event) => {
    const next = happen(now, event);
    if (!next.ok) throw new Error(next.error);
    return next.value;
  }, begun);
  const clock = clockOf(table, control)!;
  return [0, 1].map((seat) => timeLeft(clock, seat, 15_000));
}

const back: GameEvent<string> = { kind: 'takeback', seat: 1, ply: 1, time: 12_000 };

test.each<
  [
    what: string,
    control: TimeControl,
    events: readonly GameEvent<string>[],
    persons: readonly number[],
    left: readonly number[],
  ]
>([
  ['whoever decides is charged and gets the increment', BANK, PLACINGS, [1, 2], [53_000, 56_000]],
  ['each turn has its whole time', TURN, PLACINGS, [1, 2], [25_000, 30_000]],
  ['what is taken back has taken no time', BANK, [...PLACINGS, back], [1, 2], [58_000, 57_000]],
  ['the computer is not timed', BANK, PLACINGS, [2], [62_000, 56_000]],
  ['nobody’s time runs while the computer thinks', BANK, PLACINGS.slice(0, 1), [1], [58_000, 60_000]],
])('%s', (_, control, events, persons, left) => {
  expect(leftAfter(events, control, persons)).toEqual(left);
});

test('without a clock nobody is timed', () => {
  expect(clockOf(tableOf(played(fixed('pan', 'atlas'), []), [1, 2]), { kind: 'none' })).toBeUndefined();
});
