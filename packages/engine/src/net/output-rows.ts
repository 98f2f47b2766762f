import { POWERS } from '@thera/santorini';
import { sizeOf } from '../evaluation/neighbours.ts';
import type { Readable } from './cards-in-play.ts';

/**
 * Output buckets, factorised: the weights of the output for a position are the sum of some rows. One is common to all
 * positions, one is for how much is built, and each power in play has one by who has it, so that rare pairs of powers learn
 * from common ones.
 */
const COMMON = 0;
const STAGE = COMMON + 1;
/** How many stages of a game are told apart, and how many blocks one lasts. */
export const STAGES = 8;
const BLOCKS_OF_A_STAGE = 5;
/** The powers of the perspective to move, then those of the other. */
const MOVING = STAGE + STAGES;
const WAITING = MOVING + POWERS.length;
export const OUTPUT_ROWS: number = WAITING + POWERS.length;

/** The common row, that of the stage, and one for each of four seats. */
export const MOST_OUTPUT_ROWS = 6;

/** How far a game is, by what is built; domes count as blocks. */
export function stageOf({ h1, h2, h3, domes }: Readable): number {
  const stage = Math.floor((sizeOf(h1) + sizeOf(h2) + sizeOf(h3) + sizeOf(domes)) / BLOCKS_OF_A_STAGE);
  return stage < STAGES ? stage : STAGES - 1;
}

/**
 * Writes the output rows of a position into `out` from `from` on, and says where they end. To move is the perspective of side
 * `own`, or that of all the others.
 */
export function listOutputRows(
  position: Readable,
  own: number,
  forOthers: number,
  out: Uint16Array,
  from: number = 0,
): number {
  const { plans, seats } = position.lineup;
  let count = from;
  out[count++] = COMMON;
  out[count++] = STAGE + stageOf(position);
  for (let seat = 0; seat < seats; seat++) {
    const { power, side } = plans[seat]!;
    out[count++] = ((side === own) === (forOthers === 0) ? MOVING : WAITING) + power.number;
  }
  return count;
}
