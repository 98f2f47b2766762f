import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Clock,
  deadline,
  flagged,
  pauseClock,
  press,
  resumeClock,
  startClock,
  timeLeft,
} from './clock.ts';
import { parseTimeControl, type TimeControl } from './time-control.ts';

const BANK: TimeControl = { kind: 'bank', initial: 60_000, increment: 3_000 };
const TURN: TimeControl = { kind: 'turn', milliseconds: 30_000 };

const begun = (control: TimeControl, grace = 0): Clock =>
  startClock({ control, seats: 2, running: [0], now: 1_000, grace })!;

describe('a bank', () => {
  test('is charged for the decision and grows after it', () => {
    const after = press(begun(BANK), { seat: 0, running: [1], now: 11_000 });
    expect(after.left).toEqual([53_000, 60_000]);
  });

  test('is not charged for the way to the table, nor paid for it', () => {
    const after = (lag: number) => press(begun(BANK), { seat: 0, running: [1], now: 11_000, lag }).left[0];
    expect(after(500)).toBe(53_500);
    expect(after(99_000)).toBe(63_000);
  });

  test('of a seat that waits stands still', () => {
    expect(timeLeft(begun(BANK), 1, 50_000)).toBe(60_000);
  });

  test('that runs out is a flag, and not before', () => {
    const clock = begun(BANK);
    expect(deadline(clock)).toBe(61_000);
    expect(flagged(clock, 60_999)).toBeUndefined();
    expect(flagged(clock, 61_000)).toBe(0);
  });
});

describe('time for each decision', () => {
  test('is whole again for the next', () => {
    const after = press(begun(TURN), { seat: 0, running: [1], now: 11_000 });
    expect(after.left).toEqual([30_000, 30_000]);
  });

  test('goes on for those that still have to decide when another has', () => {
    const both = startClock({ control: TURN, seats: 2, running: [0, 1], now: 0 })!;
    expect(press(both, { seat: 0, running: [1], now: 10_000 }).left).toEqual([30_000, 20_000]);
  });

  test('of those that decide at once falls where it began first', () => {
    const both = startClock({ control: BANK, seats: 2, running: [0, 1], now: 0 })!;
    const later = { ...both, left: [60_000, 10_000] };
    expect(flagged(later, 70_000)).toBe(1);
  });
});

describe('grace', () => {
  test('is for the first decision of each seat alone', () => {
    const first = begun(BANK, 15_000);
    expect(deadline(first)).toBe(76_000);
    const second = press(first, { seat: 0, running: [1], now: 11_000 });
    expect(second.left[0]).toBe(63_000);
    const third = press(second, { seat: 1, running: [0], now: 31_000 });
    expect(third.left[1]).toBe(58_000);
    expect(press(third, { seat: 0, running: [1], now: 32_000 }).left[0]).toBe(65_000);
  });
});

test('a clock that is paused charges nobody', () => {
  const paused = pauseClock(begun(BANK), 11_000);
  expect(deadline(paused)).toBeUndefined();
  expect(flagged(paused, 1e9)).toBeUndefined();
  expect(timeLeft(paused, 0, 1e9)).toBe(50_000);
  expect(timeLeft(resumeClock(paused, 1e9), 0, 1e9 + 1_000)).toBe(49_000);
});

test('nobody is timed without a clock', () => {
  expect(startClock({ control: { kind: 'none' }, seats: 2, running: [0], now: 0 })).toBeUndefined();
});

test('whatever happens, time is neither made nor lost', () => {
  const presses = fc.array(fc.record({ wait: fc.nat(20_000), seat: fc.constantFrom(0, 1) }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(presses, (happenings) => {
      const bank = { kind: 'bank', initial: 10_000_000, increment: 7 } as const;
      let clock = startClock({ control: bank, seats: 2, running: [0], now: 0 })!;
      let now = 0;
      for (const { wait, seat } of happenings) {
        now += wait;
        clock = press(clock, { seat, running: [1 - seat], now });
      }
      const total = (clock.left[0] ?? 0) + (clock.left[1] ?? 0);
      expect(total).toBe(20_000_000 - now + 7 * happenings.length);
    }),
  );
});

describe('a time control from outside', () => {
  test.each([
    { kind: 'none' },
    { kind: 'turn', milliseconds: 5_000 },
    { kind: 'bank', initial: 600_000, increment: 0 },
  ])('%j is one', (control) => {
    expect(parseTimeControl(control)).toEqual({ ok: true, value: control });
  });

  test.each([
    [undefined, undefined],
    ['turn', undefined],
    [{ kind: 'hourglass' }, 'kind'],
    [{ kind: 'turn' }, 'milliseconds'],
    [{ kind: 'turn', milliseconds: 4_999 }, 'milliseconds'],
    [{ kind: 'turn', milliseconds: 5_000.5 }, 'milliseconds'],
    [{ kind: 'bank', initial: 31 * 86_400_000, increment: 0 }, 'initial'],
    [{ kind: 'bank', initial: 60_000, increment: -1 }, 'increment'],
  ])('%j is none', (input, at) => {
    const parsed = parseTimeControl(input);
    expect(parsed.ok).toBe(false);
    expect(parsed).toMatchObject({ error: 'bad-time-control', ...(at === undefined ? {} : { at }) });
  });
});
