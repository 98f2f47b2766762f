/** A one-way function from text to hexadecimal digits, eight or more: SHA-256, for instance. */
export type Hash = (text: string) => string;

/** Chance, handed in. Every call uses some up, so dice serve one event and are thrown away. */
export interface Dice {
  /** A whole number from 0 up to but not including `bound`, each equally likely. */
  below(bound: number): number;
  /** One of the items, each equally likely; there must be one. */
  pick<T>(items: readonly T[]): T;
  /** The items in random order, each order equally likely. */
  shuffle<T>(items: readonly T[]): readonly T[];
  /** Whether chance has been asked for anything yet. */
  rolled(): boolean;
}

const WORD_DIGITS = 8;
const WORDS = 2 ** 32;

/** The dice of one event. They depend on nothing but seed and number, so that a replay is exact. */
export function diceFor(hash: Hash, seed: string, number: number): Dice {
  const word = wordsOf(hash, `dice:${number}:${seed}`);
  let rolled = false;

  function below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > WORDS) throw new Error(`no die has ${bound} faces`);
    rolled = true;
    // Words past the last whole multiple of the bound would favour small numbers.
    const fair = WORDS - (WORDS % bound);
    for (;;) {
      const drawn = word();
      if (drawn < fair) return drawn % bound;
    }
  }

  function pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('nothing to pick from');
    return items[below(items.length)]!;
  }

  function shuffle<T>(items: readonly T[]): readonly T[] {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
    }
    return mixed;
  }

  return { below, pick, shuffle, rolled: () => rolled };
}

/** The promise that is published before play. It hides the seed only if the seed is long and random. */
export function commit(hash: Hash, seed: string): string {
  return hash(seed);
}

/** Whether a seed is the one that was promised. */
export function checkReveal(hash: Hash, commitment: string, seed: string): boolean {
  return commit(hash, seed) === commitment;
}

/** An endless row of 32-bit numbers, cut from one digest after another. */
function wordsOf(hash: Hash, source: string): () => number {
  let digest = '';
  let block = 0;
  let from = 0;
  return () => {
    if (from + WORD_DIGITS > digest.length) {
      digest = hash(`${block}:${source}`);
      if (digest.length < WORD_DIGITS) throw new Error('the hash gives too few digits');
      block += 1;
      from = 0;
    }
    const drawn = Number.parseInt(digest.slice(from, from + WORD_DIGITS), 16);
    from += WORD_DIGITS;
    return drawn;
  };
}
