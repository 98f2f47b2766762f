import { describe, expect, test } from 'vitest';
import { prefixOf } from './generator/prefix.ts';
import { hashPosition } from './hash.ts';
import { parsePosition } from './notation/parse-position.ts';
import type { Position } from './position.ts';

function read(text: string): Position {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(`${text}: ${position.error}`);
  return position.value;
}

const PAIRS: readonly number[] = [...Array(25).keys()].flatMap((a) =>
  [...Array(a).keys()].map((b) => (1 << a) | (1 << b)),
);

/** How many of so many arrangements of a position have both words in common with another. */
function clashes(position: Position, count: number, arrangements: Iterable<unknown>): number {
  const words = new Int32Array(2);
  const keys = new Float64Array(count);
  let n = 0;
  for (const _ of arrangements) {
    hashPosition(position, words);
    // As much of both words as a number holds.
    keys[n++] = (words[0]! >>> 0) * 2 ** 21 + (words[1]! >>> 11);
    if (n === count) break;
  }
  keys.sort();
  return keys.filter((key, m) => m > 0 && key === keys[m - 1]).length;
}

function* crews(position: Position): Iterable<void> {
  for (const x of PAIRS)
    for (const y of PAIRS)
      for (const z of PAIRS) {
        if (((x & y) | (x & z) | (y & z)) !== 0) continue;
        position.c0 = x;
        position.c1 = y;
        position.c2 = z;
        yield;
      }
}

function* memories(position: Position): Iterable<void> {
  for (let first = 0; first < 1024; first++)
    for (let second = 0; second < 1024; second++) {
      position.m0 = first << 3;
      position.m1 = second << 2;
      yield;
    }
}

function* towers(position: Position): Iterable<void> {
  for (let n = 0; n < 1 << 20; n++) {
    position.h1 = 0x1ffffff;
    position.h2 = 0xfffff | (n & 31);
    position.h3 = n;
    position.domes = (n >> 3) & n;
    yield;
  }
}

describe('positions that differ have words that differ', () => {
  const THREE = '0000000000000000000000000/1/mortal:B3,D3/mortal:C4,C2/mortal:A1,A2';
  test.each([
    ['in who stands where', crews],
    ['in what powers remember', memories],
    ['in what is built', towers],
  ])('%s', (_, arrange) => {
    const position = read(THREE);
    expect(clashes(position, 400_000, arrange(position))).toBe(0);
  });
});

test('a turn that has begun counts by its steps, not by what was met before', () => {
  const words = (steps: readonly number[] | undefined): string => {
    const position = read('0000000000000000000000000/1/mortal:B3,D3/mortal:C4,C2');
    const out = new Int32Array(2);
    if (steps !== undefined) position.prefix = prefixOf(0, [...steps]);
    hashPosition(position, out);
    return out.join();
  };
  const all = [undefined, [1], [2], [1, 2], [2, 1], [1, 2, 2]].map(words);
  expect(new Set(all).size).toBe(all.length);
  expect(words([1, 2])).toBe(all[3]);
});
