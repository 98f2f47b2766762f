import type { Pair } from './coast.ts';

const TEETH = 6;
const TOOTH = 0.078;
const HATCHES = [-1.8, -1.2, -0.6, 0, 0.6, 1.2, 1.8];
const HATCHED = 0.92;
const QUARTERS: readonly Pair[] = [
  [1, 0],
  [0, -1],
  [-1, 0],
  [0, 1],
];

/** A saw-toothed outline around the origin, its points half so wide as given. */
export function teethOf(half: number): readonly Pair[] {
  return QUARTERS.flatMap(([cosine, sine]) =>
    Array.from({ length: 2 * TEETH }, (_, index): Pair => {
      const [along, out] = [(index / TEETH - 1) * half, index % 2 === 0 ? half : half - TOOTH];
      return [along * cosine - out * sine, along * sine + out * cosine];
    }),
  );
}

/** Slanting lines over a square. */
export function hatchesOf(half: number): readonly (readonly [Pair, Pair])[] {
  const most = half * HATCHED;
  return HATCHES.map((offset) => {
    const end = (along: number): Pair => [along * most, (along + offset) * most];
    return [end(Math.max(-1, -1 - offset)), end(Math.min(1, 1 - offset))];
  });
}
