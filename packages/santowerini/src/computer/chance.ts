import { sha256 } from '@thera/table';
import { FACES } from '../enemy-kinds.ts';
import type { Roll } from '../landing.ts';

/** Numbers from 0 up to but not including 1 that follow from a seed; quicker than dice that nobody may foresee. */
export type Chance = () => number;

const WORDS = 2 ** 32;

/** Marsaglia's xorshift of 32 bits. */
export function chanceFrom(seed: string): Chance {
  let word = Number.parseInt(sha256(seed).slice(0, 8), 16) | 1;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / WORDS;
  };
}

export const rollOf =
  (chance: Chance): Roll =>
  () =>
    FACES[Math.floor(chance() * FACES.length)]!;
