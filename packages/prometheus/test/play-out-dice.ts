import type { Dice } from '@thera/table';
import { meanOf } from '../src/dice/after-fives.ts';
import { automaticFirst, automaticSecond } from '../src/dice/automatic.ts';
import { successChances } from '../src/dice/chances.ts';
import { boosted, FIVE, roll, sorted, successesOf, withoutBlanks } from '../src/dice/faces.ts';

/** Automatic play of a first roll, with what the fives show when they are rolled again. */
export function playOut(rolled: readonly number[], defence: number, again: () => number): number {
  const { boosts, fives } = automaticFirst(rolled, defence);
  const lifted = boosts.reduce((dice, { from, to }) => boosted(dice, from, to), withoutBlanks(rolled));
  const kept = fives === 0 ? lifted : lifted.filter((die) => die !== FIVE);
  const added = withoutBlanks(Array.from({ length: fives }, again)).map((face) => FIVE + face);
  const second = sorted([...kept, ...added]);
  const dice = automaticSecond(second, defence).reduce((now, { from, to }) => boosted(now, from, to), second);
  return successesOf(dice, defence);
}

/** How many standard errors the mean of so many rolls lies from the forecast. */
export function deviation(offence: number, defence: number, rolls: number, dice: Dice): number {
  let sum = 0;
  for (let at = 0; at < rolls; at++)
    sum += playOut(sorted(roll(dice, offence)), defence, () => roll(dice, 1)[0]!);
  const chances = successChances(offence, defence);
  const mean = meanOf(chances);
  const variance = chances.reduce((total, chance, number) => total + chance * (number - mean) ** 2, 0);
  const off = Math.abs(sum / rolls - mean);
  return off < 1e-9 ? 0 : off / Math.sqrt(variance / rolls);
}
