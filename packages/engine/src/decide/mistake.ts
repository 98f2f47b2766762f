import { hashPosition, type Position } from '@thera/santorini';

const words = new Int32Array(2);

/** By how much a judgement of a position is wrong, up to `error` either way: for one seed always by the same. */
export function mistake(position: Position, error: number, seed: number): number {
  hashPosition(position, words);
  const mixed = Math.imul(words[0]! ^ seed, 0x9e3779b1);
  return ((mixed >>> 8) % (2 * error + 1)) - error;
}
