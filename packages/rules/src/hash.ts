import { LINEUPS } from './lineup.ts';
import type { Position } from './position.ts';

const lineupHashes: number[] = [];

/** The same for equal line-ups in every process, unlike their index. */
function lineupHash(index: number): number {
  const known = lineupHashes[index];
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (const char of LINEUPS[index]!.key) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  lineupHashes[index] = hash;
  return hash;
}

function mix(hash: number, value: number): number {
  let mixed = Math.imul(hash ^ value, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Writes two words that stand for a position into `out`; equal positions have equal words. */
export function hashPosition(p: Position, out: Int32Array): void {
  const state = (p.prefix << 8) | (p.turn << 5) | (p.extra << 3) | (p.winner + 1);
  let low = mix(mix(mix(mix(lineupHash(p.lineup), p.c0), p.c1), p.c2), state);
  let high = mix(mix(mix(mix(low ^ 0x27d4eb2f, p.h1), p.h2), p.h3), p.domes);
  low = mix(mix(mix(low, p.h1), p.h2), p.h3);
  low = mix(mix(low, p.domes), p.females);
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
