import { hashPosition, type Position } from '@thera/santorini';

const words = new Int32Array(2);

/** The noise in the evaluation of a position, up to `most` either way: for one seed always the same. */
export function noiseOf(position: Position, most: number, seed: number): number {
  hashPosition(position, words);
  const mixed = Math.imul(words[0]! ^ seed, 0x9e3779b1);
  return ((mixed >>> 8) % (2 * most + 1)) - most;
}
