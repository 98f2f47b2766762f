import { FIVE } from './faces.ts';
import { choose, SIDES } from './handfuls.ts';
import { liftedFrom } from './lifting.ts';

/** The chance of each number, from 0 on. */
export type Chances = readonly number[];

/** What fives that were rolled again have come to: dice that succeed, and what the others show. */
interface Rolled {
  readonly chance: number;
  readonly successes: number;
  /** Highest first. */
  readonly misses: readonly number[];
}

const ROLLED = new Map<number, readonly Rolled[]>();

/** Everything that so many fives can come to; dice that succeed anyway are not told apart. */
function fivesAgain(fives: number, defence: number): readonly Rolled[] {
  const key = defence * 100 + fives;
  const known = ROLLED.get(key);
  if (known !== undefined) return known;
  const rolled: Rolled[] = [];
  const deal = (die: number, left: number, ways: number, misses: readonly number[]): void => {
    if (die === FIVE) {
      // What is neither blank nor below the defence succeeds.
      const good = Math.max(0, SIDES - 1 - (defence - 1 - FIVE));
      for (let successes = 0; successes <= left; successes++)
        rolled.push({
          chance: (ways * choose(left, successes) * good ** successes) / SIDES ** fives,
          successes,
          misses,
        });
      return;
    }
    for (let taken = 0; taken <= left; taken++)
      deal(die - 1, left - taken, ways * choose(left, taken), [...misses, ...Array<number>(taken).fill(die)]);
  };
  deal(defence - 1, fives, 1, []);
  ROLLED.set(key, rolled);
  return rolled;
}

/** What successes are to be expected. */
export interface AfterFives {
  readonly chances: Chances;
  readonly mean: number;
}

const AFTER_FIVES = new Map<number, AfterFives>();

/** One number for a handful beside so many fives. */
function keyOf(fives: number, spare: readonly number[], defence: number): number {
  let key = defence * 11 + fives;
  for (let face = 1, at = spare.length - 1; face < FIVE; face++) {
    let count = 0;
    for (; at >= 0 && spare[at] === face; at--) count += 1;
    key = key * 11 + count;
  }
  return key;
}

/**
 * Successes when so many fives are rolled again beside dice below five that stay, highest first, and the smallest
 * shortfalls are made up.
 */
export function afterFives(fives: number, spare: readonly number[], defence: number): AfterFives {
  const key = keyOf(fives, spare, defence);
  const known = AFTER_FIVES.get(key);
  if (known !== undefined) return known;
  const chances = Array<number>(fives + spare.length + 1).fill(0);
  let mean = 0;
  for (const { chance, successes, misses } of fivesAgain(fives, defence)) {
    const all = successes + liftedFrom(misses, spare, defence);
    chances[all]! += chance;
    mean += chance * all;
  }
  const after = { chances, mean };
  AFTER_FIVES.set(key, after);
  return after;
}

/** The mean of chances. */
export function meanOf(chances: Chances): number {
  let mean = 0;
  for (let number = 1; number < chances.length; number++) mean += chances[number]! * number;
  return mean;
}
