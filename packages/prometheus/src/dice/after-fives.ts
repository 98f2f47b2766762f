import { FIVE, withoutBlanks } from './faces.ts';
import { handfuls } from './handfuls.ts';
import { successesAfterLifting } from './lifting.ts';

/** The chance of each number, from 0 on. */
export type Chances = readonly number[];

const AFTER_FIVES = new Map<string, Chances>();

/** Successes when so many fives are rolled again beside dice that stay, and the smallest shortfalls are made up. */
export function afterFives(fives: number, spare: readonly number[], defence: number): Chances {
  const key = `${defence} ${fives} ${spare.join('')}`;
  const known = AFTER_FIVES.get(key);
  if (known !== undefined) return known;
  const chances = Array<number>(fives + spare.length + 1).fill(0);
  for (const { dice, chance } of handfuls(fives)) {
    const added = withoutBlanks(dice).map((face) => FIVE + face);
    chances[successesAfterLifting([...added, ...spare], defence)]! += chance;
  }
  AFTER_FIVES.set(key, chances);
  return chances;
}

/** The mean of chances. */
export const meanOf = (chances: Chances): number =>
  chances.reduce((mean, chance, number) => mean + chance * number, 0);

/** What a number of fives beside dice that stay promises. */
export const expectedSuccesses = (fives: number, spare: readonly number[], defence: number): number =>
  meanOf(afterFives(fives, spare, defence));
