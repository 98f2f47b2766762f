import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_UNDECIDED } from './score.ts';
import { EXACT, TranspositionTable, UPPER_BOUND } from './transposition-table.ts';

const WORDS = 4;
/** Half of a hash: small numbers are no likelier than others, or one could make up for the difference of two entries. */
const word = fc.noBias(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }));
const content = fc.record({
  depth: fc.integer({ min: 0, max: 99 }),
  bound: fc.integer({ min: EXACT, max: UPPER_BOUND }),
  score: fc.integer({ min: -MOST_UNDECIDED, max: MOST_UNDECIDED }),
  move: fc.integer({ min: 0, max: 5_000 }),
});
type Content = typeof content extends fc.Arbitrary<infer Kept> ? Kept : never;

/** A table of one bucket with one entry, and its words. */
function tableWith(high: number, { depth, bound, score, move }: Content): [TranspositionTable, Int32Array] {
  const memory = new ArrayBuffer(TranspositionTable.bytes(2));
  const table = new TranspositionTable(2, memory);
  table.store(0, high, depth, bound, score, move);
  return [table, new Int32Array(memory)];
}

const contentIn = (table: TranspositionTable): Content => ({
  depth: table.depth,
  bound: table.bound,
  score: table.score,
  move: table.move,
});

describe('a table that threads share', () => {
  test('gives back what it was given, and to nobody else', () => {
    fc.assert(
      fc.property(word, word, content, (high, other, kept) => {
        const [table] = tableWith(high, kept);
        expect(table.probe(0, high)).toBe(true);
        expect(contentIn(table)).toEqual(kept);
        fc.pre(other !== high);
        expect(table.probe(0, other)).toBe(false);
      }),
    );
  });

  test('what was found stays as it was when another thread writes over it', () => {
    fc.assert(
      fc.property(word, content, (high, kept) => {
        const [table, words] = tableWith(high, kept);
        table.probe(0, high);
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
          if (table.probe(0, key)) expect(contentIn(table)).toEqual(kept);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a search that joins another one has its age, and one that begins is younger', () => {
    const memory = new ArrayBuffer(TranspositionTable.bytes(2));
    const main = new TranspositionTable(2, memory);
    const helper = new TranspositionTable(2, memory);
    const wordOf = (table: TranspositionTable): number => {
      new Int32Array(memory, 0, WORDS * 4).fill(0);
      table.store(0, 1, 5, EXACT, 10, 0);
      return new Int32Array(memory)[1]!;
    };
    main.beginSearch();
    helper.joinSearch();
    expect(wordOf(helper)).toBe(wordOf(main));
    main.beginSearch();
    expect(wordOf(helper)).not.toBe(wordOf(main));
  });
});
