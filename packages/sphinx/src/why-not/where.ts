import { barOf, buildBarOf } from '../bars.ts';
import { isWorker, type Worker } from '../crew.ts';
import { canPayToll, isCrossing } from '../entering.ts';
import { figureOn, heightAt, isDomedAt, isSpace, squareOf, terrainIn } from '../field.ts';
import type { State } from '../state.ts';
import { distance, ruleOf, type Square } from '../terrain.ts';
import type { WhyNotCode } from './code.ts';

/** Why there is no space. */
export function whyNoSpace(state: State, square: Square): WhyNotCode | undefined {
  if (terrainIn(state).isGround[square] !== true) return 'gap';
  return isSpace(state, square) ? undefined : 'gate-closed';
}

/** Who or what is on a space so that nobody can come there. */
export function whyNotFree(state: State, square: Square): WhyNotCode | undefined {
  const figure = figureOn(state, square);
  if (figure === 'king') return 'king-there';
  if (figure === 'sphinx') return 'sphinx-there';
  if (figure !== undefined) return 'occupied';
  return isDomedAt(state, square) ? 'domed' : undefined;
}

/** Why nobody can be forced to a square. */
export const whyNotForcedTo = (state: State, square: Square): WhyNotCode | undefined =>
  whyNoSpace(state, square) ?? whyNotFree(state, square) ?? barOf(state, square);

/** Why a worker cannot step to a square. */
export function whyNotStepTo(state: State, worker: Worker, to: Square): WhyNotCode | undefined {
  const from = squareOf(state, worker);
  const isBridge = isCrossing(state, from, to);
  const why = whyNotNear(state, from, to, isBridge) ?? whyNotFree(state, to) ?? barOf(state, to);
  if (why !== undefined) return why;
  if (isBridge && !canPayToll(state)) return 'no-toll';
  const rise = heightAt(state, to) - heightAt(state, from);
  if (state.turn.isGrounded && worker === state.turn.mover) return rise > 0 ? 'grounded' : undefined;
  return rise > 1 ? 'too-high' : undefined;
}

function whyNotNear(state: State, from: Square, to: Square, isBridge: boolean): WhyNotCode | undefined {
  if (from === to) return 'own-square';
  const why = whyNoSpace(state, to);
  if (why !== undefined) return why;
  return isBridge || distance(terrainIn(state), from, to) === 1 ? undefined : 'not-next-to';
}

/** Why a worker cannot build on a square, whatever pieces there are. */
export function whyNotBuildOn(state: State, worker: Worker, on: Square): WhyNotCode | undefined {
  return (
    whyNotNear(state, squareOf(state, worker), on, false) ?? whyNotFree(state, on) ?? buildBarOf(state, on)
  );
}

/** Why a worker cannot take the top piece of a tower, in riddles in which that is done. */
export function whyNotTakeFrom(state: State, worker: Worker, on: Square): WhyNotCode | undefined {
  const from = squareOf(state, worker);
  const near = whyNotNear(state, from, on, false);
  if (near !== undefined) return near;
  const takeDown = ruleOf(terrainIn(state), 'take-down');
  const isIn = takeDown === undefined ? state.ruins : terrainIn(state).zones[takeDown.zone]!;
  if (!isIn.includes(on)) return 'not-to-be-taken';
  if (figureOn(state, on) !== undefined) return whyNotFree(state, on);
  const height = heightAt(state, on);
  if (height === 0) return 'nothing-to-take';
  const isTooHigh = takeDown !== undefined && height > heightAt(state, from) + takeDown.reach;
  return isTooHigh ? 'out-of-reach' : undefined;
}

/** Whether towers are taken down in this riddle. */
export const isTakingDown = (state: State): boolean =>
  ruleOf(terrainIn(state), 'take-down') !== undefined || ruleOf(terrainIn(state), 'ruins') !== undefined;

/** The worker on a square. */
export function workerOn(state: State, square: Square): Worker | undefined {
  const figure = figureOn(state, square);
  return figure !== undefined && isWorker(figure) ? figure : undefined;
}
