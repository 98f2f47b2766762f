import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundsOf } from './rounds.ts';

const lengths = fc.array(fc.nat(300), { maxLength: 6 });

describe('the rounds of an epoch', () => {
  test('have every sample of every file once, and never more than fits', () => {
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1, max: 500 }), fc.nat(), (files, held, seed) => {
        const rounds = roundsOf(files, held, seed);
        const seen = files.map((samples) => new Uint8Array(samples));
        for (const round of rounds) {
          expect(round.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(held);
          for (const { file, from, count } of round)
            for (let n = from; n < from + count; n++) seen[file]![n]!++;
        }
        for (const file of seen) expect(file.every((times) => times === 1)).toBe(true);
      }),
    );
  });

  test('are the same for the same seed, and others for another', () => {
    expect(roundsOf([500, 300], 100, 1)).toEqual(roundsOf([500, 300], 100, 1));
    expect(roundsOf([500, 300], 100, 1)).not.toEqual(roundsOf([500, 300], 100, 2));
  });

  test.each([
    [[1024], 1024, 1],
    [[1024], 512, 2],
    [[640, 384], 256, 4],
    [[], 256, 0],
  ])('of files %j with room for %i are %i, about as long', (files, held, count) => {
    const rounds = roundsOf(files, held, 7);
    expect(rounds).toHaveLength(count);
    const sizes = rounds.map((round) => round.length);
    if (count > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  test('mix samples from many places', () => {
    const [first] = roundsOf([1_000_000], 100_000, 3);
    const places = new Set(first!.map(({ from }) => Math.floor(from / 100_000)));
    expect(places.size).toBe(10);
  });
});
