import type { Chances } from './after-fives.ts';
import { automaticSlay } from './automatic.ts';
import { bestFives } from './best-fives.ts';
import { FIVE } from './faces.ts';
import { handfulOf, numberOf } from './handful-number.ts';
import { type Handful, handfuls } from './handfuls.ts';
import { liftedFrom } from './lifting.ts';

const SUCCESSES = new Map<string, Chances>();

/** The exact chances of successes under automatic play; `slain` dice of the first roll may be rolled again. */
export function successChances(offence: number, defence: number, slain = 0): Chances {
  const key = `${offence} ${defence} ${slain}`;
  const known = SUCCESSES.get(key);
  if (known !== undefined) return known;
  const chances = Array<number>(offence + 1).fill(0);
  for (const { dice, chance } of firstRolls(offence, slain)) {
    const shares = playOut(dice, defence);
    for (let successes = 0; successes < shares.length; successes++)
      chances[successes]! += chance * shares[successes]!;
  }
  SUCCESSES.set(key, chances);
  return chances;
}

/** Every first roll and its chance, after a slayer has rolled some of it again. */
function firstRolls(offence: number, slain: number): readonly Handful[] {
  if (slain === 0) return handfuls(offence);
  const rolls = new Map<number, number>();
  for (const { dice, chance } of handfuls(offence)) {
    const again = automaticSlay(dice, slain);
    const kept = numberOf(dice) - numberOf(again);
    for (const rolled of handfuls(again.length)) {
      const number = kept + numberOf(rolled.dice);
      rolls.set(number, (rolls.get(number) ?? 0) + chance * rolled.chance);
    }
  }
  return [...rolls].map(([number, chance]) => ({ dice: handfulOf(number), chance }));
}

/** Successes of a first roll, highest first, that plays itself to the end as `automaticFirst` and `automaticSecond` do. */
function playOut(rolled: readonly number[], defence: number): Chances {
  // A blank succeeds against nobody.
  const goal = Math.max(1, Math.min(defence, FIVE));
  const reached = rolled.findIndex((die) => die < goal);
  const hits = reached < 0 ? rolled.length : reached;
  const blank = rolled.indexOf(0);
  const low = rolled.slice(hits, blank < 0 ? rolled.length : blank);
  return defence <= FIVE
    ? certainly(hits + liftedFrom(low, [], defence))
    : bestFives(hits, low, defence).promise.chances;
}

const certainly = (number: number): Chances => [...Array<number>(number).fill(0), 1];
