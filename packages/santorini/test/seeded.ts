/** Chance that a seed decides: the same in every run and on every machine. */
export interface Seeded {
  /** A whole number from 0 up to but not including `bound`. */
  below(bound: number): number;
  /** One of the items; there must be one. */
  pick<T>(items: readonly T[]): T;
  /** The items in random order. */
  shuffle<T>(items: readonly T[]): T[];
  /** True in that share of cases. */
  happens(share: number): boolean;
}

/** The seed of this run: `THERA_SEED`, or always the same. */
export const RUN_SEED: string = process.env.THERA_SEED ?? '1';

/** Chance that follows from a seed alone. */
export function seeded(seed: string): Seeded {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 0x01000193);

  function fraction(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (bound: number): number => Math.floor(fraction() * bound);

  return {
    below,
    pick: (items) => items[below(items.length)]!,
    shuffle(items) {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
      }
      return mixed;
    },
    happens: (share) => fraction() < share,
  };
}
