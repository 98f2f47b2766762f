import type { Square, Squares } from '@thera/santorini';
import { NEIGHBOURS, sizeOf } from '../evaluation/neighbours.ts';

/** So many squares of a kind are told apart, in two bits; more count as the most. */
const MOST = 3;

/** The squares next to a square lie within six places of it in a set: how many those thirteen bits have, up to the most. */
const REACH = 6;
const COUNTS: Readonly<Uint8Array> = Uint8Array.from({ length: 1 << (2 * REACH + 1) }, (_, bits) =>
  Math.min(MOST, sizeOf(bits)),
);

/** How many kinds of surroundings there are. */
export const SURROUNDINGS = 256;

/**
 * What is around a worker, for who walks as a mortal: its own height, and how many squares it could step to that are one
 * level up, as high, and lower, two bits each.
 */
export function surroundings(h1: Squares, h2: Squares, h3: Squares, free: Squares, square: Square): number {
  const open = NEIGHBOURS[square]! & free;
  const height = ((h1 >> square) & 1) + ((h2 >> square) & 1) + ((h3 >> square) & 1);
  const floor = height === 0 ? -1 : height === 1 ? h1 : height === 2 ? h2 : h3;
  const above = height === 0 ? h1 : height === 1 ? h2 : height === 2 ? h3 : 0;
  const tooHigh = height === 0 ? h2 : height === 1 ? h3 : 0;
  const up = countAround(open & above & ~tooHigh, square);
  const level = countAround(open & floor & ~above, square);
  const down = countAround(open & ~floor, square);
  return (height << 6) | (up << 4) | (level << 2) | down;
}

/** How many squares next to a square a set of such has, up to the most. */
function countAround(set: Squares, square: Square): number {
  return COUNTS[square >= REACH ? set >> (square - REACH) : set << (REACH - square)]!;
}

/** The height of a worker with these surroundings. */
export const heightWithin = (around: number): number => around >> 6;
