import { CONSTANTS } from '../data/scenario.ts';

export const SIDES: number = CONSTANTS.diceFaces.length;
const HIGHEST = SIDES - 1;

/** A handful of dice without order, highest first, and how likely it is. */
export interface Handful {
  readonly dice: readonly number[];
  readonly chance: number;
}

const ROLLS: (readonly Handful[])[] = [];

/** Everything that so many dice can show. */
export function handfuls(count: number): readonly Handful[] {
  const known = ROLLS[count];
  if (known !== undefined) return known;
  const found: Handful[] = [];
  const dice = Array<number>(count).fill(0);
  const deal = (face: number, left: number, ways: number): void => {
    if (face === 0) {
      found.push({ dice: [...dice], chance: ways / SIDES ** count });
      return;
    }
    const from = count - left;
    deal(face - 1, left, ways);
    for (let taken = 1; taken <= left; taken++) {
      dice[from + taken - 1] = face;
      deal(face - 1, left - taken, ways * choose(left, taken));
    }
    dice.fill(0, from);
  };
  deal(HIGHEST, count, 1);
  ROLLS[count] = found;
  return found;
}

/** In how many ways so many can be taken. */
export function choose(count: number, taken: number): number {
  let ways = 1;
  for (let at = 0; at < taken; at++) ways = (ways * (count - at)) / (at + 1);
  return ways;
}
