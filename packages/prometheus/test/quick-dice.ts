import type { Dice } from '@thera/table';

/** Dice that are quick rather than unpredictable, for tests that roll very often. */
export function quickDice(seed: number): Dice {
  let state = seed >>> 0;
  const below = (bound: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
  const shuffle = <T>(items: readonly T[]): readonly T[] => {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
    }
    return mixed;
  };
  return { below, pick: (items) => items[below(items.length)]!, shuffle, rolled: () => true };
}
