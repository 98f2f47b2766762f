import { CONSTANTS } from '../data/scenario.ts';
import { successChances } from '../dice/chances.ts';

/** An attack: its dice, and what they must reach. */
export interface Dealt {
  readonly dice: number;
  readonly defence: number;
}

const MOST = CONSTANTS.statCap;
const TAILS = new Map<number, readonly number[]>();
const within = (value: number): number => Math.max(0, Math.min(MOST, value));

/** The chances of at least so many wounds. */
function tailOf({ dice, defence }: Dealt): readonly number[] {
  const key = within(dice) * (MOST + 1) + within(defence);
  const known = TAILS.get(key);
  if (known !== undefined) return known;
  const tail = [...successChances(within(dice), within(defence))];
  for (let wounds = tail.length - 2; wounds >= 0; wounds--) tail[wounds]! += tail[wounds + 1]!;
  TAILS.set(key, tail);
  return tail;
}

/** The chance that an attack deals so many wounds or more. */
export const chanceOfAtLeast = (wounds: number, blow: Dealt): number => tailOf(blow)[wounds] ?? 0;

/** The same for two attacks together. */
export function chanceTogether(wounds: number, first: Dealt, second: Dealt): number {
  const one = tailOf(first);
  const other = tailOf(second);
  let chance = 0;
  for (let by = 0; by < one.length; by++) {
    const exactly = one[by]! - (one[by + 1] ?? 0);
    chance += exactly * (wounds <= by ? 1 : (other[wounds - by] ?? 0));
  }
  return chance;
}
