import { BONUS, EVERYWHERE, type Position, powerOf, sideOfSeat } from '@thera/santorini';
import type { ByKind } from '../evaluation/win-chance.ts';
import { CARDS, HOLDERS, OWN_HOLDERS, STANDS_FOR, writeCards } from './sample-cards.ts';

/**
 * A sample is a position of a game with what a search thought of it and how the game ended, in twenty integers of 32
 * bits. It holds all that the rest of the game depends on, which is more than a net sees today, so that data outlives a
 * change of the features.
 */
export const SAMPLE_WORDS = 20;

/** A sample of the first version was the beginning of today's: it did not say which cards lie where. */
export const FIRST_SAMPLE_WORDS = 16;

/** Where a sample has what is on the table. */
export const H1 = 0;
export const H2 = 1;
export const H3 = 2;
export const DOMES = 3;
export const CREWS = 4; // three sides
const FEMALES = 7;
export const POWERS = 8; // that each seat has the use of, a byte each
const TABLE = 9; // seats, seat to move, outcome, kind of additional turn: a byte each
export const MEMORIES = 10; // of each slot
const TALLY = 14; // score and ply, 16 bits each
const GAME = 15;
const NOTES = 19; // turns looked ahead and branch, a byte each, and the seal of a game: 16 bits

export const MOST_SEATS = 4;
const WIDEST_SCORE = 0x7fff;

/** The outcome of a game for the side to move, in half points. */
export const LOSS = 0;
export const DRAW = 1;
export const WIN = 2;
/** For nodes of a search, from which no game went on: what their score is. */
export const EXACTLY = 3;
export const AT_LEAST = 4;
export const AT_MOST = 5;
export type Outcome =
  | typeof LOSS
  | typeof DRAW
  | typeof WIN
  | typeof EXACTLY
  | typeof AT_LEAST
  | typeof AT_MOST;

/** What is known of a position beside what is on the table. */
export interface Remark {
  /** What a search found, for the side to move, and how many turns it looked ahead. */
  readonly score: number;
  readonly depth: number;
  readonly ply: number;
  /** The number of the game in its row of files. */
  readonly game: number;
  /** 0 for the game itself, 1 for one that went another way. */
  readonly branch: number;
}

/** The sample of a position; how the game ends is written into it later. */
export function sampleOf(position: Position, { score, depth, ply, game, branch }: Remark): Int32Array {
  const { lineup } = position;
  const { seats, plans } = lineup;
  const sample = new Int32Array(SAMPLE_WORDS);
  const { h1, h2, h3, domes, c0, c1, c2, females, m0, m1, m2, m3 } = position;
  sample.set([h1, h2, h3, domes, c0, c1, c2, females]);
  sample.set([m0, m1, m2, m3], MEMORIES);
  for (const [seat, { power }] of plans.entries()) sample[POWERS]! |= power.number << (8 * seat);
  writeCards(lineup, sample);
  sample[TABLE] = seats | (position.turn << 8) | (position.extra << 24);
  const kept = Math.max(-WIDEST_SCORE, Math.min(WIDEST_SCORE, Math.round(score)));
  sample[TALLY] = (kept & 0xffff) | (ply << 16);
  sample[GAME] = game;
  sample[NOTES] = depth | (branch << 8);
  return sample;
}

/** Writes how the game of a sample ended, given the side that won, or -1 if nobody did. */
export function setResult(samples: Int32Array, at: number, winner: number): void {
  setOutcome(samples, at, winner < 0 ? DRAW : winner === sideToMove(samples, at) ? WIN : LOSS);
}

export function setOutcome(samples: Int32Array, at: number, outcome: Outcome): void {
  samples[at + TABLE] = (samples[at + TABLE]! & ~0xff0000) | (outcome << 16);
}

/** How many play, whose turn it is, and of what kind if it is an additional one. */
export const seatsOf = (samples: Int32Array, at: number): number => samples[at + TABLE]! & 0xff;
export const seatToMove = (samples: Int32Array, at: number): number => (samples[at + TABLE]! >> 8) & 0xff;
export const extraOf = (samples: Int32Array, at: number): number => (samples[at + TABLE]! >> 24) & 0xff;

/** What the card of a slot remembers. */
export const memoryAt = (samples: Int32Array, at: number, slot: number): number =>
  samples[at + MEMORIES + slot]!;

/** The side to move, the outcome for it, what a search thought of its position, and where it comes from. */
export const sideToMove = (samples: Int32Array, at: number): number =>
  sideOfSeat(seatsOf(samples, at), seatToMove(samples, at));
export const outcomeOf = (samples: Int32Array, at: number): number => (samples[at + TABLE]! >> 16) & 0xff;
export const isOfGame = (samples: Int32Array, at: number): boolean => outcomeOf(samples, at) <= WIN;
export const scoreOf = (samples: Int32Array, at: number): number => (samples[at + TALLY]! << 16) >> 16;
export const plyOf = (samples: Int32Array, at: number): number => samples[at + TALLY]! >>> 16;
export const gameOf = (samples: Int32Array, at: number): number => samples[at + GAME]!;
export const depthOf = (samples: Int32Array, at: number): number => samples[at + NOTES]! & 0xff;
export const branchOf = (samples: Int32Array, at: number): number => (samples[at + NOTES]! >> 8) & 0xff;

/** The number of the power of a seat, or -1 where there is no such seat. */
export function powerAt(samples: Int32Array, at: number, seat: number): number {
  return seat < seatsOf(samples, at) ? (samples[at + POWERS]! >> (8 * seat)) & 0xff : -1;
}

const MORTAL = powerOf('mortal').number;

/** Whether somebody has a power. */
export function kindOf(samples: Int32Array, at: number): keyof ByKind {
  for (let seat = 0; seat < seatsOf(samples, at); seat++)
    if (powerAt(samples, at, seat) !== MORTAL) return 'powers';
  return 'mortals';
}

/** The last sample of a game has its seal; of the others it is 0. */
export const sealOf = (samples: Int32Array, at: number): number => samples[at + NOTES]! >>> 16;
export function setSeal(samples: Int32Array, at: number, seal: number): void {
  samples[at + NOTES] = (samples[at + NOTES]! & 0xffff) | (seal << 16);
}

/** Makes a sample of the first version one of today's: everybody has the use of their own card, whatever that is. */
export function updateSample(old: Int32Array, from: number, samples: Int32Array, at: number): void {
  samples.set(old.subarray(from, from + FIRST_SAMPLE_WORDS), at);
  samples[at + CARDS] = -1;
  samples[at + STANDS_FOR] = samples[at + POWERS]!;
  samples[at + HOLDERS] = OWN_HOLDERS;
  samples[at + NOTES] = 0;
}

/** Whether what stands in these words can be a sample at all. */
export function isSample(samples: Int32Array, at: number): boolean {
  const seats = seatsOf(samples, at);
  for (let word = H1; word <= FEMALES; word++) if ((samples[at + word]! & ~EVERYWHERE) !== 0) return false;
  const [c0, c1, c2] = samples.subarray(at + CREWS, at + CREWS + 3);
  const isCrowded = ((c0! & c1!) | (c0! & c2!) | (c1! & c2!)) !== 0;
  const isFloating =
    ((samples[at + H2]! & ~samples[at + H1]!) | (samples[at + H3]! & ~samples[at + H2]!)) !== 0;
  return (
    seats >= 2 &&
    seats <= MOST_SEATS &&
    seatToMove(samples, at) < seats &&
    outcomeOf(samples, at) <= AT_MOST &&
    extraOf(samples, at) <= BONUS &&
    !isCrowded &&
    !isFloating
  );
}
