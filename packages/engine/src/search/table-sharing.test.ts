import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_UNDECIDED } from './score.ts';
import { AT_MOST, EXACT, Table } from './table.ts';

const WORDS = 4;
/** Half of a hash: small numbers are no likelier than others, or one could make up for the difference of two entries. */
const word = fc.noBias(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }));
const content = fc.record({
  depth: fc.integer({ min: 0, max: 99 }),
  kind: fc.integer({ min: EXACT, max: AT_MOST }),
  score: fc.integer({ min: -MOST_UNDECIDED, max: MOST_UNDECIDED }),
  best: fc.integer({ min: 0, max: 5_000 }),
});
type Content = typeof content extends fc.Arbitrary<infer Kept> ? Kept : never;

/** A table of one bucket with one entry, and its words. */
function tableWith(high: number, { depth, kind, score, best }: Content): [Table, Int32Array] {
  const memory = new ArrayBuffer(Table.bytes(2));
  const table = new Table(2, memory);
  table.keep(0, high, 0, depth, kind, score, best);
  return [table, new Int32Array(memory)];
}

const contentIn = (table: Table): Content => ({
  depth: table.depth,
  kind: table.kind,
  score: table.scoreAt(0),
  best: table.best,
});

describe('a table that threads share', () => {
  test('gives back what it was given, and to nobody else', () => {
    fc.assert(
      fc.property(word, word, content, (high, other, kept) => {
        const [table] = tableWith(high, kept);
        expect(table.find(0, high)).toBe(true);
        expect(contentIn(table)).toEqual(kept);
        fc.pre(other !== high);
        expect(table.find(0, other)).toBe(false);
      }),
    );
  });

  test('what was found stays as it was when another thread writes over it', () => {
    fc.assert(
      fc.property(word, content, (high, kept) => {
        const [table, words] = tableWith(high, kept);
        table.find(0, high);
        words.fill(-1);
        expect(contentIn(table)).toEqual(kept);
      }),
    );
  });

  test('an entry half written by one thread and half by another is no entry', () => {
    const some = fc.integer({ min: 1, max: 2 ** WORDS - 2 });
    fc.assert(
      fc.property(word, word, content, content, some, (high, otherHigh, one, other, taken) => {
        const [table, words] = tableWith(high, one);
        const [, others] = tableWith(otherHigh, other);
        for (let n = 0; n < WORDS; n++) if ((taken >> n) & 1) words[n] = others[n]!;
        for (const [key, kept] of [
          [high, one],
          [otherHigh, other],
        ] as const)
          if (table.find(0, key)) expect(contentIn(table)).toEqual(kept);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a search that joins another one has its age, and one that begins is younger', () => {
    const memory = new ArrayBuffer(Table.bytes(2));
    const leader = new Table(2, memory);
    const helper = new Table(2, memory);
    const wordOf = (table: Table): number => {
      new Int32Array(memory, 0, WORDS * 4).fill(0);
      table.keep(0, 1, 0, 5, EXACT, 10, 0);
      return new Int32Array(memory)[1]!;
    };
    leader.grow();
    helper.join();
    expect(wordOf(helper)).toBe(wordOf(leader));
    leader.grow();
    expect(wordOf(helper)).not.toBe(wordOf(leader));
  });
});
