import { sourcesOf } from '../building.ts';
import { afterStep, leadsOn } from '../choices.ts';
import { type Worker, workersToMove } from '../crew.ts';
import { figureOn, isAsleep, squareOf, terrainIn } from '../field.ts';
import { optionsOf } from '../options.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { distance, type Square } from '../terrain.ts';
import { nextPiece } from '../towers.ts';
import type { WhyNotCode } from './code.ts';
import { isTakingDown, whyNoSpace, whyNotBuildOn, whyNotStepTo, whyNotTakeFrom, workerOn } from './where.ts';
import { whyNotMover } from './who.ts';

/**
 * Why a square cannot be chosen now; undefined if it can. The state is that after the steps taken so far. Whoever has
 * taken up a worker says which: then the square is where it should go.
 */
export function whyNotSquare(state: State, square: Square, worker?: Worker): WhyNotCode | undefined {
  const aimed = optionsOf(state).filter((step) => isAimedAt(state, step, square, worker));
  if (aimed.some((step) => leadsOn(afterStep(state, step)))) return undefined;
  if (aimed.length > 0) return workerOn(state, square) === undefined ? 'leads-nowhere' : 'stuck';
  const [ask] = state.asks;
  if (ask !== undefined) return whyNoAnswer(state, square, ask.kind);
  switch (state.turn.phase) {
    case 'start':
    case 'before':
      return worker === undefined ? whyNoFirstTap(state, square) : whyNoMove(state, worker, square);
    case 'moved':
      return whyNoBuild(state, square) ?? 'impossible';
    case 'built':
      return whyNoBuild(state, square) ?? 'not-by-power';
    case 'special':
      return whyNoSpace(state, square) ?? 'not-by-power';
    case 'acted':
      return 'already-acted';
  }
}

/** Whether a step begins or ends on a square, as far as it is the worker's that was taken up. */
function isAimedAt(state: State, step: Step, square: Square, worker: Worker | undefined): boolean {
  switch (step.kind) {
    case 'move':
      if (worker !== undefined) return step.worker === worker && step.to === square;
      return step.to === square || squareOf(state, step.worker) === square;
    case 'build':
    case 'take':
      return step.on === square && (worker === undefined || step.worker === worker);
    case 'force':
      return step.to === square || squareOf(state, step.figure) === square;
    case 'use':
      return step.to === square || (step.figure !== undefined && squareOf(state, step.figure) === square);
    case 'place':
    case 'sphinx-way':
      return step.to === square;
    case 'topple':
      return step.on === square;
    case 'destroy':
      return squareOf(state, step.worker) === square;
    default:
      return false;
  }
}

function whyNoAnswer(state: State, square: Square, asked: State['asks'][number]['kind']): WhyNotCode {
  const worker = workerOn(state, square);
  if (asked === 'place') return worker === undefined ? 'not-a-spot' : 'occupied';
  if (asked === 'destroy')
    return worker !== undefined && isAsleep(state, worker) ? 'asleep' : 'no-worker-there';
  return asked === 'sphinx-way' || asked === 'topple' ? 'not-offered' : 'answer-first';
}

/** No worker is taken up yet: the square is to be one's worker, or where one of them could go. */
function whyNoFirstTap(state: State, square: Square): WhyNotCode {
  const worker = workerOn(state, square);
  if (worker !== undefined) return whyNotMover(state, worker) ?? 'stuck';
  const figure = figureOn(state, square);
  if (figure !== undefined) return figure === 'king' ? 'king-there' : 'sphinx-there';
  const near = workersToMove(state).filter(
    (own) => distance(terrainIn(state), squareOf(state, own), square) === 1,
  );
  const reasons = near.map((own) => whyNotStepTo(state, own, square));
  return reasons.find((why) => why !== undefined) ?? whyNoSpace(state, square) ?? 'no-worker-there';
}

const whyNoMove = (state: State, worker: Worker, to: Square): WhyNotCode =>
  whyNotMover(state, worker) ?? whyNotStepTo(state, worker, to) ?? 'impossible';

function whyNoBuild(state: State, square: Square): WhyNotCode | undefined {
  const worker = state.turn.mover;
  if (worker === null) return undefined;
  const why = whyNotBuildOn(state, worker, square);
  if (why === 'domed' && isTakingDown(state)) return whyNotTakeFrom(state, worker, square) ?? why;
  if (why !== undefined) return why;
  return sourcesOf(state, nextPiece(state.towers[square]!)).length === 0 ? 'no-piece' : undefined;
}
