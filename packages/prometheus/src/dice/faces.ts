import type { Dice } from '@thera/table';
import { CONSTANTS } from '../data/scenario.ts';

export const FIVE = 5;

/** Highest first. */
export const sorted = (dice: readonly number[]): readonly number[] => dice.toSorted((a, b) => b - a);

export const roll = (dice: Dice, count: number): readonly number[] =>
  Array.from({ length: count }, () => dice.pick(CONSTANTS.diceFaces));

export const withoutBlanks = (dice: readonly number[]): readonly number[] => dice.filter((die) => die > 0);

export const blanksIn = (dice: readonly number[]): number => dice.filter((die) => die === 0).length;

export const fivesIn = (dice: readonly number[]): number => dice.filter((die) => die === FIVE).length;

/** Every die that reaches the defence. */
export const successesOf = (dice: readonly number[], defence: number): number =>
  dice.filter((die) => die > 0 && die >= defence).length;

/** Without one die of this face. */
export const withoutDie = (dice: readonly number[], face: number): readonly number[] =>
  dice.toSpliced(dice.indexOf(face), 1);

/** Gives up one die to lift another by one. */
export function boosted(dice: readonly number[], from: number, to: number): readonly number[] {
  const rest = withoutDie(withoutDie(dice, from), to);
  return sorted([...rest, to + 1]);
}

/** As far as a die may be lifted: to the defence, and before the fives are rolled again not beyond five. */
export const liftLimit = (defence: number, areFivesDone: boolean): number =>
  areFivesDone ? defence : Math.min(defence, FIVE);

/** Whether any die can be lifted. */
export const canBoost = (dice: readonly number[], limit: number): boolean =>
  dice.length > 1 && dice.some((die) => die > 0 && die < limit);
