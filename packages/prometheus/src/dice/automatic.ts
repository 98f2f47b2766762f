import { expectedSuccesses } from './after-fives.ts';
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
  const made = bestFives(dice, defence);
  return { boosts: made.boosts, fives: fivesIn(dice) + made.count };
}

/** After the fives the smallest shortfalls are made up with dice that miss. */
export const automaticSecond = (dice: readonly number[], defence: number): readonly Boost[] =>
  liftMisses(withoutBlanks(dice), defence);

/** How many of the highest dice below five are made fives with the lowest. */
function bestFives(
  dice: readonly number[],
  defence: number,
): { readonly count: number; readonly boosts: readonly Boost[] } {
  const fives = fivesIn(dice);
  const low = sorted(dice.filter((die) => die < FIVE));
  let best = { count: 0, price: 0 };
  let promise = -1;
  let price = 0;
  for (let count = 0; count <= low.length; count++) {
    if (count > 0) price += FIVE - low[count - 1]!;
    if (count + price > low.length) break;
    const expected = expectedSuccesses(fives + count, low.slice(count, low.length - price), defence);
    // More fives must promise more, not the same.
    if (expected <= promise + 1e-12) continue;
    promise = expected;
    best = { count, price };
  }
  return { count: best.count, boosts: fivesBoosts(low, best) };
}

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
