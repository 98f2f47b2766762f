import { barOf } from './bars.ts';
import type { CardId } from './card.ts';
import type { Worker } from './crew.ts';
import {
  canBeForced,
  figureOn,
  heightAt,
  isAsleep,
  isDomedAt,
  isOccupied,
  isSpace,
  spacesAround,
  squareOf,
  terrainIn,
} from './field.ts';
import { countOf } from './pieces.ts';
import type { State } from './state.ts';
import type { MoveStep } from './step.ts';
import { ruleOf, type Square } from './terrain.ts';

/** How many levels a worker may go up, and the card that says so if it is more than others may. */
export interface Climb {
  readonly levels: number;
  readonly by: readonly CardId[];
}

export const USUAL_CLIMB: Climb = { levels: 1, by: [] };

/** Whether a figure could come to stand on a square: a space, nobody there, no dome, and nothing that closes it. */
export const isFree = (state: State, square: Square): boolean =>
  isSpace(state, square) &&
  !isOccupied(state, square) &&
  !isDomedAt(state, square) &&
  barOf(state, square) === undefined;

/** Whether nothing but the worker on it keeps others from a square. */
export const isTakenByWorker = (state: State, square: Square): boolean =>
  state.workers.includes(square) && square !== state.sphinx && barOf(state, square) === undefined;

/** Whether a worker stands on a square that another could enter once it is forced away. */
export const canMakeRoom = (state: State, square: Square): boolean =>
  isTakenByWorker(state, square) && canBeForced(state, figureOn(state, square)!);

/** The spaces a figure can step to from a square if they are free: those around it and those over a bridge. */
export function stepsFrom(state: State, square: Square): readonly Square[] {
  const ends = terrainIn(state).bridges[square]!;
  const around = spacesAround(state, square);
  return ends.length === 0 ? around : [...around, ...ends.filter(() => canPayToll(state))];
}

/** Whether a step leads over a bridge. */
export const isCrossing = (state: State, from: Square, to: Square): boolean =>
  terrainIn(state).bridges[from]!.includes(to);

/** Whether crossing a bridge costs nothing, or there is something to pay with each time. */
export function canPayToll(state: State, crossings = 1): boolean {
  if (ruleOf(terrainIn(state), 'toll') === undefined) return true;
  const inHands = state.held.reduce((sum, { pieces }) => sum + countOf(pieces), 0);
  return countOf(state.stockpile) + inHands >= crossings;
}

/** The moves that every worker may make, as far as its climb allows. */
export function plainMoves(state: State, worker: Worker, climbs: readonly Climb[]): readonly MoveStep[] {
  if (isAsleep(state, worker)) return [];
  const from = squareOf(state, worker);
  return stepsFrom(state, from).flatMap((to): readonly MoveStep[] => {
    if (!isFree(state, to)) return [];
    const climb = climbTo(state, from, to, climbs);
    return climb === undefined ? [] : [moveStep(worker, to, climb.by)];
  });
}

/** The least that lets a worker go up from one square to another. */
export function climbTo(state: State, from: Square, to: Square, climbs: readonly Climb[]): Climb | undefined {
  const rise = heightAt(state, to) - heightAt(state, from);
  return climbs.find(({ levels }) => rise <= levels);
}

/** A move, as it is written when cards allow it. */
export function moveStep(worker: Worker, to: Square, by: readonly CardId[], shoves?: Square): MoveStep {
  return {
    kind: 'move',
    worker,
    to,
    ...(shoves === undefined ? {} : { shoves }),
    ...(by.length === 0 ? {} : { by }),
  };
}
