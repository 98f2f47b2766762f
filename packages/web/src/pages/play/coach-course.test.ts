import { expect, test } from 'vitest';
import { fakeStorage } from '../../../test/fake-storage.ts';
import { keepMark, nextMark } from './coach-course.ts';

test('the first game of a device has marks, one after the other, and no other has', () => {
  const storage = fakeStorage();
  expect(nextMark(storage, 'first', true)).toBe(0);
  keepMark(storage, 'first', 1);
  expect(nextMark(storage, 'first', false)).toBe(1);
  expect(nextMark(storage, 'second', false)).toBeUndefined();
  keepMark(storage, 'first', undefined);
  expect(nextMark(storage, 'first', true)).toBeUndefined();
});

test('whoever has played before is not told how, also not when those games are gone', () => {
  const storage = fakeStorage();
  expect(nextMark(storage, 'tenth', false)).toBeUndefined();
  expect(nextMark(storage, 'eleventh', true)).toBeUndefined();
});

test.each([
  ['nothing may be stored', undefined],
  ['there is no room', fakeStorage(1)],
])('where %s nothing is shown that would come back', (_, storage) => {
  expect(nextMark(storage, 'first', true)).toBeUndefined();
});
