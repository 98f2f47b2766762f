import { FIVE } from './faces.ts';
import { handfuls } from './handfuls.ts';
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
  const found = new Map<string, Rolled>();
  for (const { dice, chance } of handfuls(fives)) {
    const shown = dice.filter((face) => face > 0).map((face) => FIVE + face);
    const misses = shown.filter((die) => die < defence);
    const successes = shown.length - misses.length;
    const name = `${successes} ${misses.join('')}`;
    const before = found.get(name)?.chance ?? 0;
    found.set(name, { chance: before + chance, successes, misses });
  }
  const rolled = [...found.values()];
  ROLLED.set(key, rolled);
  return rolled;
}

const AFTER_FIVES = new Map<number, Chances>();

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
export function afterFives(fives: number, spare: readonly number[], defence: number): Chances {
  const key = keyOf(fives, spare, defence);
  const known = AFTER_FIVES.get(key);
  if (known !== undefined) return known;
  const chances = Array<number>(fives + spare.length + 1).fill(0);
  for (const { chance, successes, misses } of fivesAgain(fives, defence))
    chances[successes + liftedFrom(misses, spare, defence)]! += chance;
  AFTER_FIVES.set(key, chances);
  return chances;
}

/** The mean of chances. */
export function meanOf(chances: Chances): number {
  let mean = 0;
  for (let number = 1; number < chances.length; number++) mean += chances[number]! * number;
  return mean;
}

/** What a number of fives beside dice that stay promises. */
export const expectedSuccesses = (fives: number, spare: readonly number[], defence: number): number =>
  meanOf(afterFives(fives, spare, defence));
