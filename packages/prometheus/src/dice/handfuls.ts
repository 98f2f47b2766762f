import { CONSTANTS } from '../data/scenario.ts';

const SIDES = CONSTANTS.diceFaces.length;
const HIGHEST = SIDES - 1;

/** A handful of dice without order, highest first, and how likely it is. */
interface Handful {
  readonly dice: readonly number[];
  readonly chance: number;
}

const ROLLS: (readonly Handful[])[] = [];

/** Everything that so many dice can show. */
export function handfuls(count: number): readonly Handful[] {
  const known = ROLLS[count];
  if (known !== undefined) return known;
  const found: Handful[] = [];
  const deal = (face: number, left: number, ways: number, dice: readonly number[]): void => {
    if (face === 0) {
      found.push({ dice: [...dice, ...Array<number>(left).fill(0)], chance: ways / SIDES ** count });
      return;
    }
    for (let taken = 0; taken <= left; taken++)
      deal(face - 1, left - taken, ways * choose(left, taken), [...dice, ...Array<number>(taken).fill(face)]);
  };
  deal(HIGHEST, count, 1, []);
  ROLLS[count] = found;
  return found;
}

function choose(count: number, taken: number): number {
  let ways = 1;
  for (let at = 0; at < taken; at++) ways = (ways * (count - at)) / (at + 1);
  return ways;
}
