import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../test/fake-storage.ts';
import { NOTE_TIME, ThreeLost } from './three-lost.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what gave up is said once, for a while, and remembered for the visit', () => {
  const storage = fakeStorage();
  const lost = new ThreeLost(storage);
  expect([lost.isLost.value, lost.isNoted.value]).toEqual([false, false]);
  lost.lose();
  expect([lost.isLost.value, lost.isNoted.value]).toEqual([true, true]);
  vi.advanceTimersByTime(NOTE_TIME);
  expect([lost.isLost.value, lost.isNoted.value]).toEqual([true, false]);
  const onNextPage = new ThreeLost(storage);
  expect([onNextPage.isLost.value, onNextPage.isNoted.value]).toEqual([true, false]);
  expect(new ThreeLost(fakeStorage()).isLost.value).toBe(false);
});

test('the note can be dismissed, and does not come back for the second of two boards', () => {
  const lost = new ThreeLost(fakeStorage());
  lost.lose();
  lost.dismiss();
  lost.lose();
  expect(lost.isNoted.value).toBe(false);
});

test('whoever asks for it gets another try, and is told again', () => {
  const storage = fakeStorage();
  const lost = new ThreeLost(storage);
  lost.lose();
  lost.retry();
  expect([lost.isLost.value, lost.isNoted.value]).toEqual([false, false]);
  expect(new ThreeLost(storage).isLost.value).toBe(false);
  lost.lose();
  vi.advanceTimersByTime(NOTE_TIME - 1);
  expect(lost.isNoted.value).toBe(true);
});

test('without a storage it is remembered as long as the page is open', () => {
  const lost = new ThreeLost(undefined);
  lost.lose();
  expect(lost.isLost.value).toBe(true);
});
