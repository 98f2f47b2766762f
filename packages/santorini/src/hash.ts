import type { Position } from './position.ts';

function mix(hash: number, value: number): number {
  let mixed = Math.imul(hash ^ value, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Four numbers in one, each in its own measure; quick, and different from any order of `mix`. */
function blend(a: number, b: number, c: number, d: number): number {
  const first = Math.imul(a, 0x9e3779b1) + Math.imul(b, 0x7feb352d);
  return (first + Math.imul(c, 0x846ca68b) + Math.imul(d, 0xd168aaad)) | 0;
}

/**
 * Writes two words that stand for a position into `out`; equal positions have equal words. Neither word is made of the
 * other alone, so that positions which share one by chance differ in the other.
 */
export function hashPosition(p: Position, out: Int32Array): void {
  const state =
    ((p.prefix === null ? 0 : p.prefix.hash) << 8) | (p.turn << 5) | (p.extra << 3) | (p.winner + 1);
  const cards = p.lineup.hash;
  let low = mix(mix(mix(mix(cards, p.c0), p.c1), p.c2), state);
  let high = mix(cards ^ 0x27d4eb2f, blend(p.c0, p.c1, p.c2, state));
  high = mix(mix(mix(mix(high, p.h1), p.h2), p.h3), p.domes);
  low = mix(low, blend(p.h1, p.h2, p.h3, p.domes));
  low = mix(low ^ p.females, blend(p.m0, p.m1, p.m2, p.m3));
  high = mix(mix(mix(high, p.females), p.m0), p.m1);
  high = mix(mix(high, p.m2), p.m3);
  out[0] = mix(low, high);
  out[1] = high;
}

/** The two words as one string, for maps. */
export function hashKey(position: Position): string {
  const words = new Int32Array(2);
  hashPosition(position, words);
  return `${words[0]!.toString(36)}.${words[1]!.toString(36)}`;
}
