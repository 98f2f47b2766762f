import { afterFives, type Chances } from './after-fives.ts';
import { automaticFirst, automaticSlay } from './automatic.ts';
import { boosted, FIVE, withoutBlanks } from './faces.ts';
import { handfulOf, numberOf } from './handful-number.ts';
import { handfuls } from './handfuls.ts';
import { liftedFrom } from './lifting.ts';

const SUCCESSES = new Map<string, Chances>();

/** The exact chances of successes under automatic play; `slain` dice of the first roll may be rolled again. */
export function successChances(offence: number, defence: number, slain = 0): Chances {
  const key = `${offence} ${defence} ${slain}`;
  const known = SUCCESSES.get(key);
  if (known !== undefined) return known;
  const chances = Array<number>(offence + 1).fill(0);
  for (const [number, weight] of firstRolls(offence, slain)) {
    const shares = playOut(handfulOf(number), defence);
    for (let successes = 0; successes < shares.length; successes++)
      chances[successes]! += weight * shares[successes]!;
  }
  SUCCESSES.set(key, chances);
  return chances;
}

/** Every first roll and its chance, after a slayer has rolled some of it again. */
function firstRolls(offence: number, slain: number): ReadonlyMap<number, number> {
  const rolls = new Map<number, number>();
  for (const { dice, chance } of handfuls(offence)) {
    const again = automaticSlay(dice, slain);
    const kept = numberOf(dice) - numberOf(again);
    for (const rolled of handfuls(again.length)) {
      const number = kept + numberOf(rolled.dice);
      rolls.set(number, (rolls.get(number) ?? 0) + chance * rolled.chance);
    }
  }
  return rolls;
}

/** Successes of a first roll that plays itself to the end. */
function playOut(rolled: readonly number[], defence: number): Chances {
  const { boosts, fives } = automaticFirst(rolled, defence);
  const dice = boosts.reduce((now, { from, to }) => boosted(now, from, to), withoutBlanks(rolled));
  if (fives > 0)
    return afterFives(
      fives,
      dice.filter((die) => die !== FIVE),
      defence,
    );
  const misses = dice.filter((die) => die < defence);
  const successes = dice.length - misses.length + liftedFrom(misses, [], defence);
  return [...Array<number>(successes).fill(0), 1];
}
