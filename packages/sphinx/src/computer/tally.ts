import { buildBarOf } from '../bars.ts';
import { isOccupied, standing, terrainIn } from '../field.ts';
import type { CoinOnMap, State } from '../state.ts';
import type { Square } from '../terrain.ts';
import { addRaise, type Count, nothing } from './needs.ts';
import { FAR, waysIn } from './ways.ts';

/** What is still to be done for an aim, as a plan counts it. */
export interface Tally {
  /** Pieces that have to be built. */
  readonly needs: Count;
  /** Turns, and fractions of turns for what is in the way. */
  turns: number;
  /** Moves that have to be made whatever is built with them: every move costs a piece. */
  moves: number;
  /** The last turn in which it counts. */
  last: number;
  /** It cannot be reached any more. */
  isLost: boolean;
  /** Where towers are to be raised or taken down. */
  readonly sites: Square[];
  /** Somebody has to climb or to be shut in, for which any square may be built on. */
  needsStairs: boolean;
}

export const newTally = (): Tally => ({
  needs: nothing(),
  turns: 0,
  moves: 0,
  last: Number.POSITIVE_INFINITY,
  isLost: false,
  sites: [],
  needsStairs: false,
});

/** A step on the way costs less than a turn: one builds on the way. */
const STEP = 0.35;
const TAKEN = 0.4;
const BARRED = 0.8;

/** How many steps the nearest worker is from a square. */
export function stepsTo(state: State, square: Square): number {
  const from = waysIn(terrainIn(state))[square]!;
  let least = FAR;
  for (const worker of state.workers) if (worker >= 0 && from[worker]! < least) least = from[worker]!;
  return least;
}

/** Counts what it takes to raise a tower: pieces, and somebody who stands beside it. */
export function countRaise(state: State, tally: Tally, square: Square, height: number): void {
  const builds = addRaise(tally.needs, state, square, height);
  if (builds === 0) return;
  tally.sites.push(square);
  tally.turns += builds + STEP * Math.max(0, stepsTo(state, square) - 1);
  if (isOccupied(state, square)) tally.turns += TAKEN;
  if (buildBarOf(state, square) !== undefined) tally.turns += BARRED;
}

/** How many builds a coin still takes, with something for the way to it. */
export function coinCost(state: State, { square, level }: CoinOnMap): number {
  const one = newTally();
  countRaise(state, one, square, level);
  return one.turns;
}

/** Counts the coins that are cheapest. */
export function countCoins(state: State, tally: Tally, coins: readonly CoinOnMap[], most: number): void {
  if (coins.length < most) {
    tally.isLost = true;
    return;
  }
  const cheapest =
    coins.length === most
      ? coins
      : coins.toSorted((a, b) => coinCost(state, a) - coinCost(state, b)).slice(0, most);
  for (const { square, level } of cheapest) countRaise(state, tally, square, level);
}

/** Where the workers on the map stand. */
export const feetOf = (state: State): readonly Square[] =>
  standing(state).map((worker) => state.workers[worker]!);
