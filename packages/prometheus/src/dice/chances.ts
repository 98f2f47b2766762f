import { afterFives, type Chances } from './after-fives.ts';
import { automaticFirst, automaticSlay } from './automatic.ts';
import { boosted, FIVE, sorted, withoutBlanks, withoutDie } from './faces.ts';
import { type Handful, handfuls } from './handfuls.ts';
import { successesAfterLifting } from './lifting.ts';

const SUCCESSES = new Map<string, Chances>();

/** The exact chances of successes under automatic play; `slain` dice of the first roll may be rolled again. */
export function successChances(offence: number, defence: number, slain = 0): Chances {
  const key = `${offence} ${defence} ${slain}`;
  const known = SUCCESSES.get(key);
  if (known !== undefined) return known;
  const chances = Array<number>(offence + 1).fill(0);
  for (const { dice, chance } of handfuls(offence))
    for (const after of slay(dice, slain))
      for (const [successes, share] of playOut(after.dice, defence).entries())
        chances[successes]! += chance * after.chance * share;
  SUCCESSES.set(key, chances);
  return chances;
}

/** What a first roll becomes when a slayer rolls some of it again. */
function slay(dice: readonly number[], most: number): readonly Handful[] {
  const again = automaticSlay(dice, most);
  if (again.length === 0) return [{ dice, chance: 1 }];
  const kept = again.reduce(withoutDie, dice);
  return handfuls(again.length).map((rolled) => ({ ...rolled, dice: [...kept, ...rolled.dice] }));
}

/** Successes of a first roll that plays itself to the end. */
function playOut(rolled: readonly number[], defence: number): Chances {
  const { boosts, fives } = automaticFirst(rolled, defence);
  const dice = boosts.reduce((now, { from, to }) => boosted(now, from, to), withoutBlanks(rolled));
  if (fives > 0) return afterFives(fives, sorted(dice.filter((die) => die !== FIVE)), defence);
  const successes = successesAfterLifting(dice, defence);
  return [...Array<number>(successes).fill(0), 1];
}
