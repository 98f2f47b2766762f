import type { Square, Squares } from '@thera/santorini';
import { sizeOf } from '../evaluation/neighbours.ts';

/** So many squares of a kind are told apart, in two bits; more count as the most. */
const MOST = 3;

/** How many kinds of surroundings there are. */
export const SURROUNDINGS = 256;

/**
 * What is around a worker, for who walks as a mortal: its own height, and how many of the open squares next to it are one
 * level up, as high, and lower, two bits each.
 */
export function surroundings(h1: Squares, h2: Squares, h3: Squares, open: Squares, square: Square): number {
  const height = ((h1 >> square) & 1) + ((h2 >> square) & 1) + ((h3 >> square) & 1);
  const floor = height === 0 ? -1 : height === 1 ? h1 : height === 2 ? h2 : h3;
  const above = height === 0 ? h1 : height === 1 ? h2 : height === 2 ? h3 : 0;
  const tooHigh = height === 0 ? h2 : height === 1 ? h3 : 0;
  const up = upToMost(open & above & ~tooHigh);
  const level = upToMost(open & floor & ~above);
  const down = upToMost(open & ~floor);
  return (height << 6) | (up << 4) | (level << 2) | down;
}

const upToMost = (set: Squares): number => {
  const size = sizeOf(set);
  return size < MOST ? size : MOST;
};

/** The height of a worker with these surroundings. */
export const heightWithin = (around: number): number => around >> 6;
