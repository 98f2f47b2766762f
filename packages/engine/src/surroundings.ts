import type { Square, Squares } from '@thera/rules';
import { NEIGHBOURS, sizeOf } from './neighbours.ts';

/** How many different numbers of neighbours there are. */
export const COUNTS = 9;

/**
 * What is around a worker, for who walks as a mortal: how many squares one level up it could step to, how many as high as
 * its own, and how many in all; four bits each, and its own height above them.
 */
export function surroundings(h1: Squares, h2: Squares, h3: Squares, free: Squares, square: Square): number {
  const open = NEIGHBOURS[square]! & free;
  const height = ((h1 >> square) & 1) + ((h2 >> square) & 1) + ((h3 >> square) & 1);
  const up = height === 0 ? h1 & ~h2 : height === 1 ? h2 & ~h3 : height === 2 ? h3 : 0;
  const level = height === 0 ? ~h1 : height === 1 ? h1 & ~h2 : height === 2 ? h2 & ~h3 : h3;
  const tooHigh = height === 0 ? h2 : height === 1 ? h3 : 0;
  return sizeOf(open & up) | (sizeOf(open & level) << 4) | (sizeOf(open & ~tooHigh) << 8) | (height << 12);
}

/** Of the things around a worker, the nth with its height, as one number below four times `COUNTS`. */
export function aspectOf(around: number, n: number): number {
  return (around >> 12) * COUNTS + ((around >> (4 * n)) & 15);
}

/** How many things are told of what is around a worker. */
export const ASPECTS = 3;
