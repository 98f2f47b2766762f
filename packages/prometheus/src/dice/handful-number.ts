import { CONSTANTS } from '../data/scenario.ts';

/** More than a handful ever has of one face. */
const BASE = CONSTANTS.statCap + 1;

/** A handful as one number: how many of each face. Numbers of handfuls that are put together are added. */
export function numberOf(dice: readonly number[]): number {
  let number = 0;
  for (const face of dice) number += BASE ** face;
  return number;
}

/** The handful of a number, highest first. */
export function handfulOf(number: number): readonly number[] {
  const dice: number[] = [];
  let left = number;
  for (let face = CONSTANTS.diceFaces.length - 1; face >= 0; face--) {
    const unit = BASE ** face;
    for (; left >= unit; left -= unit) dice.push(face);
  }
  return dice;
}
