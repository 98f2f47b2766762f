import { expect, test } from 'vitest';
import { formatClock, parseClock } from './plan-clock.ts';

test.each(['5', '60', '60,warn', '300:0', '300:5', '900:10,warn'])(
  'the clock %s is read and written',
  (text) => {
    const clock = parseClock(text);
    expect(clock.ok && formatClock(clock.value)).toBe(text);
  },
);

test.each<[text: string, error: string]>([
  ['', 'not-a-clock'],
  ['5m', 'not-a-clock'],
  ['60,lose', 'not-a-clock'],
  ['60:', 'not-a-clock'],
  ['-60', 'not-a-clock'],
  ['4', 'bad-time-control'],
  ['0:5', 'bad-time-control'],
  ['9999999', 'bad-time-control'],
])('%j is no clock: %s', (text, error) => {
  expect(parseClock(text)).toMatchObject({ ok: false, error });
});
