import { type Dice, sha256 } from '@thera/table';

const WORDS = 2 ** 32;

/** Dice for thinking: they follow from a seed, and are quicker than those that nobody may foresee. */
export const guessingDice = (seed: string): Dice => diceFrom(Number.parseInt(sha256(seed).slice(0, 8), 16));

/** The same from a number. */
export function diceFrom(seed: number): Dice {
  let word = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b) | 1;
  // Marsaglia's xorshift of 32 bits.
  const next = (): number => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / WORDS;
  };
  for (let warm = 0; warm < 3; warm++) next();
  const below = (bound: number): number => Math.floor(next() * bound);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)]!;
  function shuffle<T>(items: readonly T[]): readonly T[] {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
    }
    return mixed;
  }
  return { below, pick, shuffle, rolled: () => true };
}
