import { bestFives } from './best-fives.ts';
import { FIVE, fivesIn, sorted, withoutBlanks } from './faces.ts';
import { type Boost, liftMisses } from './lifting.ts';

/** What automatic play does with the dice of a first roll. */
export interface FirstPlay {
  readonly boosts: readonly Boost[];
  /** Fives to be rolled again. */
  readonly fives: number;
}

/** Blanks and ones, the lowest first, as many as may be rolled again. */
export const automaticSlay = (dice: readonly number[], most: number): readonly number[] =>
  dice
    .filter((die) => die <= 1)
    .toSorted((a, b) => a - b)
    .slice(0, most);

/** Up to five nothing is rolled again; above, as many dice become fives as promise most, and all fives roll. */
export function automaticFirst(rolled: readonly number[], defence: number): FirstPlay {
  const dice = withoutBlanks(rolled);
  if (defence <= FIVE) return { boosts: liftMisses(dice, defence), fives: 0 };
  const fives = fivesIn(dice);
  const low = sorted(dice.filter((die) => die < FIVE));
  const made = bestFives(fives, low, defence);
  return { boosts: fivesBoosts(low, made), fives: fives + made.count };
}

/** After the fives the smallest shortfalls are made up with dice that miss. */
export const automaticSecond = (dice: readonly number[], defence: number): readonly Boost[] =>
  liftMisses(withoutBlanks(dice), defence);

/** The lowest dice lift the highest to five, one after the other. */
function fivesBoosts(
  low: readonly number[],
  { count, price }: { readonly count: number; readonly price: number },
): readonly Boost[] {
  const given = low.slice(low.length - price).toReversed();
  return low
    .slice(0, count)
    .flatMap((die) => Array.from({ length: FIVE - die }, (_, lift) => die + lift))
    .map((to, at) => ({ from: given[at]!, to }));
}
