import { expect, test } from 'vitest';
import { survivesJson } from './json.ts';

test.each([
  ['null', null],
  ['a nested value', { a: [1, 'b', { c: false }] }],
])('%s survives JSON', (_, value) => {
  expect(survivesJson(value)).toBe(true);
});

test.each([
  ['undefined', undefined],
  ['a property that is undefined', { a: undefined }],
  ['a hole in an array', Object.assign([], { length: 2 })],
  ['not a number', Number.NaN],
  ['an infinite number', [Number.POSITIVE_INFINITY]],
  ['minus zero', -0],
  ['a set', new Set([1])],
  ['a typed array', new Uint8Array(2)],
  ['a function', () => 1],
  ['a large integer', 1n],
])('%s does not survive JSON', (_, value) => {
  expect(survivesJson(value)).toBe(false);
});
